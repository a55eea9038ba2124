import { useMutation } from "@tanstack/react-query";
import { Button } from "../../ui/button.tsx";
import { showToast } from "../../ui/toast/toast.tsx";
import { endRestMutation } from "./data.ts";

/** For somebody who said that they are under 18 and is not. Their subscription stays ended. */
export function RestButton({ id }: { id: string }) {
  const endRest = useMutation(endRestMutation);
  const handleClick = () =>
    endRest.mutate(id, {
      onSuccess: () => showToast({ title: "They can chat again", text: "", tone: "success" }),
    });
  return (
    <Button kind="soft" busy={endRest.isPending && "Saving..."} onClick={handleClick}>
      Let them chat again
    </Button>
  );
}
