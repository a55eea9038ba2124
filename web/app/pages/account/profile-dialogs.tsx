import { useQuery } from "@tanstack/react-query";
import type { Me } from "../../../../shared/contracts/me.ts";
import { profileWords } from "../../../features/profile/words.tsx";
import { configQuery } from "../../../lib/data.ts";
import { SANDBOX_MAIL } from "../../../lib/browser/page-config.ts";
import { useWords } from "../../../lib/words/words.ts";
import { lazyComponent } from "../../../ui/lazy-component.ts";
import { uiWords } from "../../../ui/words.ts";
import { OwnPuppy } from "../../../features/game/own-puppy.tsx";

// Each form is fetched when it is opened.
const EditDialog = lazyComponent(() =>
  import("../../../features/profile/edit-dialog.tsx").then((code) => code.EditDialog),
);
const EmailDialog = lazyComponent(() =>
  import("../../../features/profile/email-dialog.tsx").then((code) => code.EmailDialog),
);
const PasswordDialog = lazyComponent(() =>
  import("../../../features/profile/password-dialog.tsx").then((code) => code.PasswordDialog),
);

export type ProfileDialog = "edit" | "email" | "password";

/** Loads a dialog's code before it is opened. */
export const loadProfileDialog: Record<ProfileDialog, () => Promise<void>> = {
  edit: EditDialog.load,
  email: EmailDialog.load,
  password: PasswordDialog.load,
};

type ProfileDialogsProps = { open: ProfileDialog | null; me: Me; onClose: () => void };

export function ProfileDialogs({ open, me, onClose }: ProfileDialogsProps) {
  const { data: config } = useQuery(configQuery);
  const hasMailbox = config?.sandbox.includes("mail");
  const peeking = (mood: "happy" | "attention" | "calm") => (
    <OwnPuppy mood={mood} crop="bust" how={null} />
  );
  return (
    <>
      {open === "edit" ? <EditDialog me={me} puppy={peeking("happy")} onClose={onClose} /> : null}
      {open === "email" ? (
        <EmailDialog
          me={me}
          puppy={peeking("attention")}
          mailbox={hasMailbox ? <Mailbox /> : null}
          onClose={onClose}
        />
      ) : null}
      {open === "password" ? (
        <PasswordDialog me={me} puppy={peeking("calm")} onClose={onClose} />
      ) : null}
    </>
  );
}

function Mailbox() {
  const words = useWords(profileWords);
  const ui = useWords(uiWords);
  return (
    <p>
      <a className="text-link" href={SANDBOX_MAIL} target="_blank" rel="noreferrer">
        {words.newEmail.asked.mailbox}
      </a>
      <span className="sr-only"> {ui.newTab}</span>
    </p>
  );
}
