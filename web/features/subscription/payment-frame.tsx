import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useWords } from "../../lib/words/words.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { openCheckout } from "./open-checkout.ts";
import { subscriptionWords } from "./words.ts";
import "./payment-frame.css";

type PaymentFrameProps = {
  publishableKey: string;
  scriptUrl: string;
  onFailure: (error: unknown) => void;
};

/** The frame is white in both themes, as Stripe's page is. It takes the focus of the button that opened it. */
export function PaymentFrame({ publishableKey, scriptUrl, onFailure }: PaymentFrameProps) {
  const words = useWords(subscriptionWords);
  const frame = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const [isReady, setIsReady] = useState(false);
  const handleFailure = useEffectEvent(onFailure);

  useEffect(() => {
    frame.current?.scrollIntoView();
    frame.current?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    if (!place.current) return;
    return openCheckout({
      publishableKey,
      scriptUrl,
      element: place.current,
      onReady: () => setIsReady(true),
      onFailure: (error) => handleFailure(error),
    });
  }, [publishableKey, scriptUrl]);

  return (
    <div
      ref={frame}
      className="payment-frame"
      role="group"
      aria-label={words.payment}
      tabIndex={-1}
    >
      {isReady ? null : <Skeleton label={words.loadingForm} rows={FRAME_HEIGHTS} />}
      <div ref={place} />
    </div>
  );
}

/** The skeleton with its gaps is as high as the frame before it reports its own height. */
const FRAME_HEIGHTS = [28, 20, 62, 62, 62, 48, 254];
