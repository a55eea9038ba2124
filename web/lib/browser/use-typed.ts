// Keeps a form's text in this tab for its writer when their session ends or the page reloads in mid-sentence.
import { useEffect, useState } from "react";
import { keepJson, readKeptJson } from "./kept-json.ts";
import { sessionStore } from "../session/session.ts";

type KeptForm = { person: string; typed: Record<string, unknown> };

const personId = () => {
  const session = sessionStore.get();
  return session.status === "signed_in" ? session.user.id : null;
};

function readTyped(person: string | null): KeptForm["typed"] {
  const kept = readKeptJson("typed") as KeptForm | null;
  return kept?.person === person ? kept.typed : {};
}

/** Works like `useState`. `form` names the form and its subject; closing the form discards the text. */
export function useTyped<T>(form: string, first: T): [T, (next: T) => void] {
  const [person] = useState(personId);
  const [typed, setTyped] = useState(() => (readTyped(person)[form] as T | undefined) ?? first);
  useEffect(
    () => () => {
      if (personId() === person)
        keepJson("typed", { person, typed: { ...readTyped(person), [form]: undefined } });
    },
    [form, person],
  );
  const change = (next: T) => {
    setTyped(next);
    keepJson("typed", { person, typed: { ...readTyped(person), [form]: next } });
  };
  return [typed, change];
}
