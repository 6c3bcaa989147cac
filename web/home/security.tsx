import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Rich } from '#rules/messages/numbers.ts';
import { community } from '#web/community.ts';
import { m } from '#web/messages.ts';
import { useViewer } from '#web/shell/viewer/viewer.tsx';
import { rich } from '#web/ui/text/rich.ts';
import { botName } from './bot-name.ts';

/** The claims about who holds the keys, each with its meaning on this instance (docs/spec/site.md#126-security). */
export function Security() {
  const { ownWallet } = useViewer().instance;
  return (
    <section
      aria-labelledby="security-title"
      className="grid gap-px overflow-hidden rounded-lg border bg-line lg:grid-cols-2"
    >
      <div className="bg-surface p-5 sm:p-8 lg:col-span-2">
        <h2 id="security-title" className="text-3xl">
          {m.home_security()}
        </h2>
        <p className="mt-3 measure text-muted">{m.home_security_text()}</p>
      </div>
      <ul className="grid content-start gap-3 bg-surface p-5 sm:p-8">
        {ownWallet ? <OwnClaims /> : <BotClaims />}
        <Claim>{m.home_claim_hear(STRONG)}</Claim>
        <Claim>{m.home_claim_link(STRONG)}</Claim>
      </ul>
      <dl className="grid content-start gap-4 bg-surface p-5 sm:p-8">
        {ownWallet ? <OwnAnswers /> : <BotAnswers />}
      </dl>
    </section>
  );
}

const STRONG = { b: (text: string) => <strong className="font-semibold">{text}</strong> };

/** For the bot and the wallet of this product. */
function OwnClaims() {
  const coin = community.coin.name;
  return (
    <>
      <Claim>{m.home_claim_own_keys({ ...STRONG, coin })}</Claim>
      <Claim>{m.home_claim_own_browser(STRONG)}</Claim>
      <Claim>{m.home_claim_own_encrypted(STRONG)}</Claim>
    </>
  );
}

function OwnAnswers() {
  const wallet = (text: string) => (
    <a href="/wallet" className="link">
      {text}
    </a>
  );
  return (
    <>
      <Answer question={m.home_asked_where()}>
        {rich(m.home_own_where({ a: wallet, bot: botName() }))}
      </Answer>
      <Answer question={m.home_asked_who()}>{m.home_own_who()}</Answer>
      <Answer question={m.home_asked_else()}>{m.home_own_else()}</Answer>
      <Answer question={m.home_asked_site()}>{m.home_own_site()}</Answer>
    </>
  );
}

/** For a bot that signs for its members: it keeps their keys encrypted at its server and decrypts them to send. */
function BotClaims() {
  const coin = community.coin.name;
  return (
    <>
      <Claim>{m.home_claim_bot_keys({ ...STRONG, coin })}</Claim>
      <Claim>{m.home_claim_bot_private(STRONG)}</Claim>
      <Claim>{m.home_claim_bot_encrypted(STRONG)}</Claim>
    </>
  );
}

function BotAnswers() {
  return (
    <>
      <Answer question={m.home_asked_where()}>{m.home_bot_where({ bot: botName() })}</Answer>
      <Answer question={m.home_asked_who()}>{m.home_bot_who()}</Answer>
      <Answer question={m.home_asked_else()}>{m.home_bot_else()}</Answer>
      <Answer question={m.home_asked_site()}>{m.home_bot_site()}</Answer>
    </>
  );
}

function Claim({ children }: { children: Rich<ReactNode> }) {
  return (
    <li className="flex gap-3">
      <Check aria-hidden="true" size={20} strokeWidth={1.5} className="mt-0.5 shrink-0 text-good" />
      <p>{rich(children)}</p>
    </li>
  );
}

function Answer(props: { question: string; children: ReactNode }) {
  return (
    <div>
      <dt className="font-medium">{props.question}</dt>
      <dd className="mt-0.5 text-muted">{props.children}</dd>
    </div>
  );
}
