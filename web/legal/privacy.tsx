import { THEME } from '#rules/limits.ts';
import { botName, community } from '#web/community.ts';
import { TELEGRAM_THEME_KEY, USED_LAUNCH_KEY } from '#web/shell/mini-app/mini-app-launch.ts';
import { usePageTitle } from '#web/shell/page-title.ts';
import { DRAFTS_STORAGE_KEY } from '#web/shell/sign-in/stored-drafts.ts';
import { useViewer } from '#web/shell/viewer/viewer.tsx';
import { KEPT_RECORDS, type KeptRecord } from './kept-records.ts';
import { ContactLink, LegalDocument, LegalSection } from './legal-document.tsx';

/** The same name as in web/wallet/keep/store.ts, which is a separate build. */
const WALLET_DATABASE = 'wallet';

const CHANGED_ON = '2026-11-28';

/**
 * The records that the product keeps about people: `server/http/privacy-page.test.ts` compares this page with the columns of the
 * database, the server's log, the cookie and the public data.
 */
export function PrivacyPage() {
  usePageTitle('Privacy');
  const { instance } = useViewer();
  const bot = botName();
  return (
    <LegalDocument
      title="Privacy"
      lead={`What ${community.siteName} keeps about members of the ${community.communityName} community, why, for how long, and who sees it.`}
      changedOn={CHANGED_ON}
    >
      <InShort />
      <LegalSection title="Where it comes from">
        <p>
          From {bot}: it reports what you do with it, and names you when somebody tips you, even if
          you have never used it. From a file of earlier events, if the operator has imported one.
          From you, when you sign in here.
        </p>
        <p>
          {instance.ownWallet
            ? 'The keys and words of your wallet are in your own browser and never come to this site. It sees which addresses the wallet looks up, and keeps no list of them.'
            : 'What the bot keeps for itself, such as the keys of a wallet, never comes to this site.'}{' '}
          The operator is whoever runs this site.
        </p>
      </LegalSection>
      <LegalSection title="What is kept">
        {KEPT_RECORDS.map((record) => (
          <Kept key={record.title} {...record} />
        ))}
      </LegalSection>
      <WhatEverybodySees />
      <InYourBrowser />
      <OtherServices />
      <CopyCorrectDelete />
    </LegalDocument>
  );
}

function InShort() {
  return (
    <LegalSection title="In short">
      <ul className="list-disc space-y-2 pl-5 marker:text-brass">
        <li>
          Names, points and totals are public: they are the leaderboard. It does not show your
          Telegram id, coin addresses or individual tips. The pages of closed weeks list
          transactions of tips, without members.
        </li>
        <li>
          What you did stays. Points and shares are computed from a ledger that is never erased, so
          every total can be checked.
        </li>
        <li>
          No advertising, no analytics, no tracking. Cookies only when you sign in or choose a
          language.
        </li>
      </ul>
    </LegalSection>
  );
}

function Kept({ title, what, purpose, kept, seenBy }: KeptRecord) {
  return (
    <div className="border-t pt-4 pb-1 first:border-t-0 first:pt-0">
      <h3 className="text-lg">{title}</h3>
      <p className="mt-1">{what}</p>
      <dl className="mt-2 grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[6rem_minmax(0,1fr)]">
        <dt className="text-muted max-sm:mt-1">What for</dt>
        <dd>{purpose}</dd>
        <dt className="text-muted max-sm:mt-1">How long</dt>
        <dd>{kept}</dd>
        <dt className="text-muted max-sm:mt-1">Who sees it</dt>
        <dd>{seenBy}</dd>
      </dl>
    </div>
  );
}

function WhatEverybodySees() {
  return (
    <LegalSection title="What everybody sees">
      <p>
        Of each member the leaderboard, and the public calls behind it, show: member number, first
        and last name or username, profile link, Twitter/X handle and whether it was verified,
        whether the member is an administrator, pirate rank and place, lifetime points and those of
        the running week, how many of them count for the pool, whether they are enough for a share
        and how many are missing, the amounts and numbers of tips sent and received, lifetime
        rewards, and when the account began.
      </p>
      <p>
        The page of each closed week, the calls behind it and its files show who shared the pool:
        place, member number, name, points of that week, amount, status and transaction, and when
        the account began. They also list the transactions of the tips of that week, each with its
        amount and the points that rest on it, without the members and the time. On the blockchain a
        transaction shows addresses and its time, so somebody who knows the amount of your tip can
        find it there. Transactions of hidden members are not listed.
      </p>
      <p>
        The creator hub shows the approved content of members with their name and rank, and each
        member with a username has a page there.
      </p>
      <p>
        You can hide yourself from public pages under My Dashboard in the creator hub. The
        leaderboard and the pages of closed weeks then show your place and numbers without name,
        links and member number where they are not needed, nobody finds you there by searching, your
        creator page is closed and your content leaves the showcase. The files of closed weeks keep
        your member number: their hashes prove the split. Copies that others already made are beyond
        our reach.
      </p>
      <p>
        Search engines and others may keep copies of these pages. Tips are also on the blockchain of{' '}
        {community.coin.name}, which is public and cannot be changed here.
      </p>
    </LegalSection>
  );
}

function InYourBrowser() {
  return (
    <LegalSection title="In your browser">
      <p>
        One cookie, <Name>__Host-deck</Name> (on an instance without https <Name>deck</Name>). It is
        set when you sign in, keeps you signed in for 24 hours at most, cannot be read by scripts
        and is sent only to this site. If Telegram’s newer login is in use, a second one,{' '}
        <Name>__Host-deck-nonce</Name>, ties that sign-in to your browser for ten minutes at most.
        If you do not sign in, there is none. The language that you choose below a page is kept in a
        cookie <Name>language</Name> for a year; it holds two letters.
      </p>
      <p>
        In the browser’s storage <Name>{THEME.storageKey}</Name> holds the theme you chose: light,
        dark or system. It stays until you clear it and is not sent anywhere. For an administrator{' '}
        <Name>admin-auth</Name> holds name, id and picture address for the admin page, until
        sign-out or for 24 hours. What you type into the forms for content, apps and API keys, and
        as an administrator into reviews, messages and reasons, is kept in{' '}
        <Name>{DRAFTS_STORAGE_KEY}</Name> until you submit it, so a reload does not lose it: in that
        tab only, until you close it or sign out, and it is not sent anywhere. Inside Telegram{' '}
        <Name>{USED_LAUNCH_KEY}</Name> marks, until the app is closed, that it has signed you in,
        and <Name>{TELEGRAM_THEME_KEY}</Name> says whether Telegram is light or dark. If you install
        the site as an app, it keeps a copy of the public leaderboard for times without a
        connection.
      </p>
      <p>
        If you make a wallet on this site, the browser’s database <Name>{WALLET_DATABASE}</Name>{' '}
        holds its keys, encrypted under your passphrase, its addresses, and payments of which it is
        not known yet whether they were sent. It stays until you remove the wallet there, and the
        keys are not sent anywhere.
      </p>
    </LegalSection>
  );
}

function OtherServices() {
  const bot = community.links.botHandle ?? 'The bot';
  return (
    <LegalSection title="Other services">
      <p>
        Pages load nothing from other hosts: fonts, pictures and scripts come from this site, and so
        does your picture, which this site itself fetches from Telegram when you sign in. Only a
        link you follow takes you elsewhere.
      </p>
      <p>
        Signing in with Telegram, where this site offers it, is the exception: once you press the
        button a window of <Name>oauth.telegram.org</Name> opens, which then knows your network
        address and that you are signing in here. Telegram’s own privacy policy says what it does
        with that.
      </p>
      <p>
        {bot} can ask this site for the name, rank, points, totals and ban of its members, to show
        them in chat. Nothing is sold or given to anybody else.
      </p>
    </LegalSection>
  );
}

function CopyCorrectDelete() {
  return (
    <LegalSection title="See it, correct it, delete it">
      <p>
        Change your name, username or photo in Telegram, your addresses and your Twitter/X handle in
        the bot: the next report replaces what your profile holds here. For everything else ask the
        operator; it is done by hand for now. Do not write anything private in a public chat: ask
        there who runs this site.
      </p>
      <p>
        <ContactLink />
      </p>
      <p>
        You can ask what is kept about you, and have it removed: Telegram id, names, username,
        picture, photo and profile links, Twitter/X handle and coin addresses, content that you
        submitted, and sessions, also names, photo links, handles and addresses in earlier reports.
        Backups made before hold them until they are deleted in their turn. What you earned then
        appears on the leaderboard as ‘Anonymous User’, and a share still owed can no longer be paid
        to you. If you use the bot again, or somebody tips you, its next report starts a new
        account.
      </p>
      <p>
        What cannot be deleted is the ledger: your events, points, weeks and shares, what was paid
        and to which address, and the audit log. They stay under your member number, without your
        name; the audit log identifies people by Telegram id. Points given by mistake are not erased
        but corrected, by a new entry that names the one it corrects.
      </p>
    </LegalSection>
  );
}

function Name({ children }: { children: string }) {
  return <code className="font-mono text-[0.9em] whitespace-nowrap">{children}</code>;
}
