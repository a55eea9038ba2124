import { useQuery } from "@tanstack/react-query";
import { ContactForm } from "../../features/contact/contact-form.tsx";
import { ContactLines } from "../../features/contact/contact-lines.tsx";
import { useListener } from "../../features/contact/use-listener.ts";
import { contactWords } from "../../features/contact/words.ts";
import { Puppy } from "../../features/game/puppy/puppy.tsx";
import { playSound } from "../../features/game/puppy/sound/sound.ts";
import { meQuery } from "../../lib/data.ts";
import { useSession } from "../../lib/session/session.ts";
import { useWords } from "../../lib/words/words.ts";
import { Stage } from "../../ui/stage.tsx";
import { Page, PageBoundary } from "../shell/page.tsx";

export function ContactPage() {
  const words = useWords(contactWords);
  const { status } = useSession();
  const { data: me } = useQuery({ ...meQuery, enabled: status === "signed_in" });
  const listener = useListener();
  const handleSent = () => {
    listener.thank();
    playSound("pet");
  };
  return (
    <Page title={words.title} wash="apricot">
      <div className="contact">
        <Stage
          name="apricot"
          className="contact-stage"
          scene={{ width: 520, height: 320, seed: 4 }}
        >
          <div className="contact-puppy">
            <Puppy
              mood={listener.state === "idle" ? "attention" : "happy"}
              state={listener.state}
              label={words.poses[listener.state]}
              followPointer
              onPet={() => playSound("pet")}
            />
          </div>
        </Stage>
        <div className="[grid-area:main]">
          <h1 className="t-h1" tabIndex={-1}>
            {words.title}
          </h1>
          <p className="t-lead mt-2.5 mb-6">{words.lead}</p>
          <ContactForm
            sender={status === "signed_in" ? me?.user : undefined}
            onType={listener.hear}
            onSent={handleSent}
          />
        </div>
        <div className="[grid-area:lines]">
          <PageBoundary>
            <ContactLines />
          </PageBoundary>
        </div>
      </div>
    </Page>
  );
}
