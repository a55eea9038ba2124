import { useQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { AskLink } from "../../features/subscription/contract/ask-link.tsx";
import { ContractPanel } from "../../features/subscription/contract/contract-panel.tsx";
import { contractQuery, type ContractToken } from "../../features/subscription/contract/data.ts";
import { contractWords } from "../../features/subscription/contract/words.ts";
import { Page } from "../shell/page.tsx";
import { meQuery } from "../../lib/data.ts";
import { isHttpError } from "../../lib/http-error.ts";
import { useSession } from "../../lib/session/session.ts";
import { useWords } from "../../lib/words/words.ts";
import { Skeleton } from "../../ui/skeleton.tsx";

export function ContractPage() {
  const words = useWords(contractWords);
  const { history } = useRouter();
  // The token stands behind the #, so that no server, log or other page ever sees it.
  const [mailed] = useState(history.location.hash.slice(1));
  const { status } = useSession();
  // The session decides what is asked.
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
        {mailed || status === "signed_in" ? <Opened token={mailed || null} /> : <AskLink />}
      </div>
    </Page>
  );
}

function Opened({ token }: { token: ContractToken }) {
  const { none, over } = useWords(contractWords);
  const { data, error } = useQuery(contractQuery(token));
  const own = useQuery({ ...meQuery, enabled: token === null });
  const failure = error ?? own.error;
  if (isHttpError(failure) && failure.code === "link_over") return <AskLink notice={over} />;
  if (isHttpError(failure) && failure.code === "no_subscription") return <AskLink notice={none} />;
  if (failure) throw failure;
  if (!data || (token === null && !own.data)) return <Loading />;
  const hasPassword = token === null && own.data!.user.has_password;
  return <ContractPanel token={token} contract={data} hasPassword={hasPassword} />;
}

const Loading = () => (
  <Skeleton
    label={useWords(contractWords).loading}
    rows={[{ cards: [120, 200, 300], grid: "grid gap-6" }]}
  />
);
