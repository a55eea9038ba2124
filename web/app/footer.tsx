import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { configQuery } from "../lib/data.ts";
import { Link } from "../ui/link.tsx";
import { Logo } from "./logo.tsx";

const YEAR = new Date().getFullYear();

export function Footer() {
  const { data: config } = useQuery(configQuery);
  return (
    <footer className="foot">
      <div className="wrap">
        <div className="foot-columns">
          <div>
            <Logo className="mb-2.5" />
            <p>A fluffy friend who is always up for a chat.</p>
          </div>
          <Column title="Product">
            <FootLink to="/chat">Chat</FootLink>
            <FootLink to="/universe">Universe</FootLink>
            <FootLink to="/store">Store</FootLink>
          </Column>
          <Column title="Company">
            <FootLink to="/contact">Contact</FootLink>
            {config ? (
              <li>
                <a
                  className="foot-link"
                  href={config.parent_company_url}
                  target="_blank"
                  rel="noopener noreferrer"
                >
                  Parent company <span aria-hidden="true">↗</span>
                  <span className="sr-only"> (opens in a new tab)</span>
                </a>
              </li>
            ) : null}
          </Column>
          <Column title="Legal">
            <FootLink to="/privacy">Privacy Policy</FootLink>
            <FootLink to="/terms">Terms of Service</FootLink>
          </Column>
        </div>
        <p className="foot-copyright">© {YEAR} Luli. All rights reserved.</p>
      </div>
    </footer>
  );
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav aria-label={title}>
      <h2 className="foot-title">{title}</h2>
      <ul>{children}</ul>
    </nav>
  );
}

type FootLinkProps = {
  to: "/chat" | "/universe" | "/store" | "/contact" | "/privacy" | "/terms";
  children: string;
};

function FootLink({ to, children }: FootLinkProps) {
  return (
    <li>
      <Link to={to} className="foot-link">
        {children}
      </Link>
    </li>
  );
}
