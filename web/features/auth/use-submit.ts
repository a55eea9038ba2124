// Submits a form once at a time. A failure shows as a toast with the server's message and at its field.
import { useRef, useState } from "react";
import { isHttpError } from "../../lib/http-error.ts";
import { wordsOf } from "../../lib/words/words.ts";
import { showToast } from "../../ui/toast/toast.tsx";
import { type FieldErrors, fieldErrorsOf } from "./logic.ts";
import { authWords } from "./words.tsx";

export const useSubmit = (onRefused?: (isRefused: boolean) => void) => {
  // The ref catches a second click before the state is rendered.
  const isRunning = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [errors, setErrors] = useState<FieldErrors>({});

  /** Returns null on success, the error's code on failure. */
  const submit = async (wrong: FieldErrors, work: () => Promise<void>): Promise<string | null> => {
    if (isRunning.current) return "busy";
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return "invalid";
    isRunning.current = true;
    setIsBusy(true);
    try {
      await work();
      return null;
    } catch (error) {
      if (!isHttpError(error)) throw error;
      showToast({ title: wordsOf(authWords).failed, text: error.message, tone: "error" });
      setErrors(fieldErrorsOf(error.code, error.message));
      onRefused?.(true);
      return error.code;
    } finally {
      isRunning.current = false;
      setIsBusy(false);
    }
  };

  return { submit, isBusy, errors, clearErrors: () => setErrors({}) };
};
