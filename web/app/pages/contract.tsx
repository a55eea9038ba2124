import { useQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { AskLink } from "../../features/subscription/contract/ask-link.tsx";
import { ContractPanel } from "../../features/subscription/contract/contract-panel.tsx";
import { contractQuery, tokenQuery } from "../../features/subscription/contract/data.ts";
import { contractWords } from "../../features/subscription/contract/words.ts";
import { Page } from "../../features/game/page-boundary.tsx";
import { isHttpError } from "../../lib/http-error.ts";
import { useSession } from "../../lib/session/session.ts";
import { useWords } from "../../lib/words/words.ts";
import { Skeleton } from "../../ui/skeleton.tsx";

export function ContractPage() {
  const words = useWords(contractWords);
  const { history } = useRouter();
  // Behind the #, so that no server, log or other page ever sees it.
  const [mailed] = useState(history.location.hash.slice(1));
  const { status } = useSession();
  // Who is here decides what is asked.
  if (!mailed && status === "loading")
    return (
      <Page title={words.title} wash="lilac">
        <Loading />
      </Page>
    );
  return (
    <Page title={words.title} wash="lilac">
      <div className="mx-auto max-w-[640px]">
        <h1 className="t-h1" tabIndex={-1}>
          {words.title}
        </h1>
        <p className="t-lead mt-2.5 mb-6">{words.lead}</p>
        {mailed ? <ByToken token={mailed} /> : status === "signed_in" ? <SignedIn /> : <AskLink />}
      </div>
    </Page>
  );
}

function SignedIn() {
  const { none } = useWords(contractWords);
  const { data: token, error } = useQuery(tokenQuery);
  if (token) return <ByToken token={token} />;
  if (isHttpError(error) && error.code === "no_subscription") return <AskLink notice={none} />;
  if (error) throw error;
  return <Loading />;
}

function ByToken({ token }: { token: string }) {
  const { over } = useWords(contractWords);
  const { data, error } = useQuery(contractQuery(token));
  if (data) return <ContractPanel token={token} contract={data} />;
  if (isHttpError(error) && error.code === "link_over") return <AskLink notice={over} />;
  if (error) throw error;
  return <Loading />;
}

const Loading = () => (
  <Skeleton
    label={useWords(contractWords).loading}
    rows={[{ cards: [120, 200, 300], grid: "grid gap-6" }]}
  />
);
