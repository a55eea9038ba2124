import { Button } from "../../ui/button.tsx";
import { useWords } from "../../lib/words/words.ts";
import { signInWithGoogle } from "./data.ts";
import { useSubmit } from "./use-submit.ts";
import { authWords } from "./words.tsx";

export const GoogleButton = () => {
  const words = useWords(authWords).google;
  const { submit, isBusy } = useSubmit();
  return (
    <Button
      kind="soft"
      className="w-full"
      busy={isBusy && words.busy}
      onClick={() => void submit({}, signInWithGoogle)}
    >
      <GoogleMark />
      {words.action}
    </Button>
  );
};

const GoogleMark = () => (
  <svg aria-hidden viewBox="0 0 24 24" className="size-5">
    <path
      fill="#4285f4"
      d="M22.500 12.230c0-.75-.07-1.470-.19-2.170H12v4.110h5.890a5.030 5.030 0 0 1-2.190 3.300v2.740h3.540c2.070-1.910 3.260-4.720 3.260-7.980z"
    />
    <path
      fill="#34a853"
      d="M12 23c2.950 0 5.430-.98 7.240-2.790l-3.540-2.740c-.98.66-2.230 1.050-3.700 1.050-2.850 0-5.260-1.920-6.120-4.510H2.220v2.830A10.940 10.940 0 0 0 12 23z"
    />
    <path
      fill="#fbbc05"
      d="M5.880 14.010a6.570 6.570 0 0 1 0-4.020V7.160H2.220a10.940 10.940 0 0 0 0 9.680z"
    />
    <path
      fill="#ea4335"
      d="M12 5.480c1.610 0 3.050.55 4.180 1.640l3.140-3.140A10.500 10.500 0 0 0 12 1 10.940 10.940 0 0 0 2.220 7.160l3.660 2.830C6.740 7.400 9.150 5.480 12 5.480z"
    />
  </svg>
);
