import { useSuspenseQuery } from "@tanstack/react-query";
import { ContactLines } from "../../features/contact/contact-lines.tsx";
import { Puppy } from "../../features/puppy/puppy.tsx";
import { playSound } from "../../features/puppy/sound.ts";
import { configQuery } from "../../lib/data.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Stage } from "../../ui/stage.tsx";
import { Page, PageBoundary } from "../page.tsx";

export function ContactPage() {
  return (
    <Page title="Contact" wash="apricot">
      <div className="contact">
        <Stage
          name="apricot"
          className="contact-stage"
          scene={{ width: 520, height: 520, seed: 4 }}
        >
          <div className="contact-puppy">
            <Puppy
              mood="attention"
              label="Luli, one paw raised"
              followPointer
              onPet={() => playSound("pet")}
            />
          </div>
        </Stage>
        <div>
          <h1 className="t-h1" tabIndex={-1}>
            Contact
          </h1>
          <p className="t-lead mt-2.5 mb-7">
            A question, an idea, a bug with paws? Here is where to find us.
          </p>
          <PageBoundary pending={<Skeleton heights={[84, 84, 84]} />}>
            <Lines />
          </PageBoundary>
        </div>
      </div>
    </Page>
  );
}

function Lines() {
  const { data: config } = useSuspenseQuery(configQuery);
  return (
    <ContactLines supportEmail={config.support_email} communityUrl={config.community_chat_url} />
  );
}
