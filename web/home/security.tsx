import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { botName, community } from '#web/community.ts';
import { useViewer } from '#web/shell/viewer/viewer.tsx';

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
          Security and privacy
        </h2>
        <p className="mt-3 measure text-muted">
          The first thing to ask of any wallet is who holds its keys. Here is the full answer.
        </p>
      </div>
      <ul className="grid content-start gap-3 bg-surface p-5 sm:p-8">
        {ownWallet ? <OwnClaims /> : <BotClaims />}
        <Claim>
          <Strong>You hear of every tip you receive,</Strong> by a message in private chat.
        </Claim>
        <Claim>
          <Strong>Every transaction has its block-explorer link,</Strong> so you need not take
          anyone’s word for it.
        </Claim>
      </ul>
      <dl className="grid content-start gap-4 bg-surface p-5 sm:p-8">
        {ownWallet ? <OwnAnswers /> : <BotAnswers />}
      </dl>
    </section>
  );
}

/** For the bot and the wallet of this product. */
function OwnClaims() {
  const { coin } = community;
  return (
    <>
      <Claim>
        <Strong>Non-custodial:</Strong> your keys are made and kept on your device; we never receive
        them. Twelve words bring them back, here or in another {coin.name} wallet.
      </Claim>
      <Claim>
        <Strong>Wallet management only in your own browser.</Strong> A group never sees your
        balance, your addresses or your keys.
      </Claim>
      <Claim>
        <Strong>Keys are stored encrypted,</Strong> in your browser, under a passphrase that only
        you know.
      </Claim>
    </>
  );
}

function OwnAnswers() {
  return (
    <>
      <Answer question="Where are the keys?">
        In your own browser, encrypted. The{' '}
        <a href="/wallet" className="link">
          wallet
        </a>{' '}
        is a page of this site; neither the site nor {botName()} receives them.
      </Answer>
      <Answer question="Who can decrypt them?">
        You, with your passphrase or a passkey. Nobody can reset it: only the twelve words bring a
        wallet back.
      </Answer>
      <Answer question="Who else?">
        The server of the wallet’s page could serve another one. Its build is published, so that
        anybody can compare. Nobody outside the project has reviewed it yet: keep savings elsewhere.
      </Answer>
      <Answer question="What does this site see?">
        Your Telegram id and name, tips, points and content, the addresses that your wallet looks
        up, and the transactions that it sends. It has no keys, no words, and no way to move your
        coins.
      </Answer>
    </>
  );
}

/** For a bot that signs for its members: it keeps their keys encrypted at its server and decrypts them to send. */
function BotClaims() {
  const { coin } = community;
  return (
    <>
      <Claim>
        <Strong>Non-custodial:</Strong> you control the private keys. Export them in private chat
        whenever you like, and use them in any {coin.name} wallet.
      </Claim>
      <Claim>
        <Strong>Wallet management only in private chat.</Strong> A group never sees your balance,
        your addresses or your keys.
      </Claim>
      <Claim>
        <Strong>Keys are stored encrypted.</Strong>
      </Claim>
    </>
  );
}

function BotAnswers() {
  return (
    <>
      <Answer question="Where are the keys?">
        Encrypted, on the server of {botName()}. So custody is encrypted, but the bot’s operator is
        part of it.
      </Answer>
      <Answer question="Who can decrypt them?">
        The bot, when it sends what you told it to send, and therefore whoever runs that server.
        Unless the operator publishes otherwise, trust the bot as far as you trust its operator.
      </Answer>
      <Answer question="Who else?">
        You, once you have exported them. Keep savings in a wallet whose keys only you hold.
      </Answer>
      <Answer question="What does this site see?">
        Your Telegram id and name, and what the bot reports: tips, points, content. It has no keys,
        no recovery phrases, and no way to move your coins.
      </Answer>
    </>
  );
}

function Claim({ children }: { children: ReactNode }) {
  return (
    <li className="flex gap-3">
      <Check aria-hidden="true" size={20} strokeWidth={1.5} className="mt-0.5 shrink-0 text-good" />
      <p>{children}</p>
    </li>
  );
}

function Strong({ children }: { children: ReactNode }) {
  return <strong className="font-semibold">{children}</strong>;
}

function Answer(props: { question: string; children: ReactNode }) {
  return (
    <div>
      <dt className="font-medium">{props.question}</dt>
      <dd className="mt-0.5 text-muted">{props.children}</dd>
    </div>
  );
}
