import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Dialog } from "../dialog.tsx";
import { showToast, Toaster } from "./toast.tsx";

test("a toast over a dialog that opened before the toasts' code came is heard by readers", async () => {
  render(
    <>
      <Dialog onClose={() => {}} title="Open already">
        <p>Its text</p>
      </Dialog>
      <Toaster />
    </>,
  );
  showToast({ title: "A level!", text: "More to come.", tone: "reward", coins: 1200 });
  const message = await screen.findByRole("status");
  expect(message.textContent).toBe("A level!More to come.+1,2001,200 coins earned");
});
