import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { AdminPersonPanel } from "../../../shared/contracts/admin.ts";
import { Button } from "../../ui/button.tsx";
import { showToast } from "../../ui/toast/toast.tsx";
import { roleMutation } from "./data.ts";

const GRANT_TEXT =
  "Admins see every account and can make other admins. They never see what people say to Luli.";
const GRANT = {
  ask: "Make an admin",
  sure: "Yes, make an admin",
  text: GRANT_TEXT,
  own: GRANT_TEXT,
};
const TAKE = {
  ask: "Take the admin role",
  sure: "Yes, take it",
  text: "It acts at once: this person sees nothing of this page any more.",
  own: "It acts at once: you leave this page, and another admin must let you in again.",
};

type RoleButtonProps = {
  person: Pick<AdminPersonPanel, "id" | "email" | "is_admin" | "is_email_verified">;
  isOwn: boolean;
};

/** Makes an admin, or takes the role away: the second click means it. */
export function RoleButton({ person, isOwn }: RoleButtonProps) {
  const [isAsking, setIsAsking] = useState(false);
  const change = useMutation(roleMutation);
  const { id, email, is_admin: isAdmin, is_email_verified: isVerified } = person;

  const handleChange = () =>
    change.mutate(
      { id, isAdmin: !isAdmin },
      {
        onSuccess: () =>
          showToast({
            title: isAdmin ? "No admin any more" : "A new admin",
            text: email,
            tone: "success",
          }),
        onSettled: () => setIsAsking(false),
      },
    );

  if (!isVerified && !isAdmin)
    return <p className="text-sm text-ink-3">Only a confirmed address can become an admin.</p>;
  const words = isAdmin ? TAKE : GRANT;
  return (
    <div className="admin-ask" data-asking={isAsking || undefined}>
      <p role="status">{isAsking ? (isOwn ? words.own : words.text) : ""}</p>
      <div className="flex flex-wrap gap-3">
        {/* One button for both clicks, so that the focus stays where it was. */}
        <Button
          kind={isAsking ? "primary" : "soft"}
          busy={change.isPending && "Saving..."}
          onClick={isAsking ? handleChange : () => setIsAsking(true)}
        >
          {isAsking ? words.sure : words.ask}
        </Button>
        {isAsking ? (
          <Button kind="soft" onClick={() => setIsAsking(false)}>
            Never mind
          </Button>
        ) : null}
      </div>
    </div>
  );
}
