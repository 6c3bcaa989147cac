import { botName, community } from '#web/community.ts';
import { paths } from '#web/paths.ts';
import { PageLink } from '#web/shell/page-link.tsx';
import { usePageTitle } from '#web/shell/page-title.ts';
import { useViewer } from '#web/shell/viewer/viewer.tsx';
import { ContactLink, LegalDocument, LegalSection } from './legal-document.tsx';

const CHANGED_ON = '2026-11-28';

/** The purpose and the limits of the site. Sentences about points, weeks and bans are rules of the product. */
export function TermsPage() {
  usePageTitle('Terms');
  const { instance } = useViewer();
  const bot = botName();
  return (
    <LegalDocument
      title="Terms"
      lead={`What points and the weekly pool of ${community.siteName} are, who shares the pool, and what the site does not promise.`}
      changedOn={CHANGED_ON}
    >
      <LegalSection title="What this site is">
        <p>
          This site is the leaderboard and the ledger of the {community.communityName} community. It
          counts and shows what {bot} reports.{' '}
          {instance.ownWallet
            ? 'Its wallet is a program that runs in your own browser. The site is not a bank or an exchange: it holds none of your coins or keys, cannot move them, and cannot bring them back if you lose them.'
            : 'It is not a wallet, a bank or an exchange: it holds none of your coins or keys and cannot move them.'}{' '}
          Tips are transactions on the blockchain of {community.coin.name}; nobody here can reverse
          one.
        </p>
        <p>“The operator” is the person or organization that runs this site.</p>
      </LegalSection>
      <LegalSection title="Points">
        <p>
          Points show how active a member was, by the rules in the guide on the leaderboard. They
          are not money and give no right to money. They cannot be bought, sold or transferred, and
          nobody promises that they have value or that their rules will stay the same.
        </p>
      </LegalSection>
      <WeeklyPool ownWallet={instance.ownWallet} />
      <WhoShares />
      <LegalSection title="Content">
        <p>
          Submit only what is yours to publish. An administrator decides whether it earns points and
          how many, within the range for its type. The author remains its owner.
        </p>
      </LegalSection>
      <CorrectionsAndBans />
      <LegalSection title="When something is wrong">
        <p>
          The site is provided as is, without warranty. It can be late, wrong or unavailable. Where
          it differs from the blockchain, the blockchain is right about payments. Amounts in US
          dollars are estimates. Nothing here is advice to buy or sell anything, and nothing here
          limits rights that the law gives you.
        </p>
        <p>Tell the operator what you find:</p>
        <p>
          <ContactLink />
        </p>
      </LegalSection>
      <LegalSection title="When these terms change">
        <p>The new terms appear here with a new date. Closed weeks are not shared out again.</p>
      </LegalSection>
    </LegalDocument>
  );
}

function WeeklyPool({ ownWallet }: { ownWallet: boolean }) {
  return (
    <LegalSection title="The weekly pool">
      <p>
        A week runs from Sunday 23:00 UTC to the next. When it is closed, its pool of{' '}
        {community.coin.code} is split once among the eligible members, in proportion to the points
        of that week that count, down to the last unit. If nobody is eligible, nothing is
        distributed.
      </p>
      <p>
        The operator provides the pool and sets its rules: its size, who shares it and which points
        count. The{' '}
        <PageLink href={paths.rules} className="link">
          rules of the pool
        </PageLink>{' '}
        state them. A policy applies from the start of a week; without one the size can change until
        a week is closed, even to nothing. It is a thank-you, not a wage: nobody promises a pool
        next week, or a value of {community.coin.code}.
      </p>
      <p>
        A share is owed until it is paid. It is paid to the primary address that you set in the bot
        {ownWallet && ' or the wallet'}; without an address it waits for you.
      </p>
    </LegalSection>
  );
}

function WhoShares() {
  return (
    <LegalSection title="Who shares it">
      <p>
        Every member with enough points in the week who is not banned when it ends. The rules of the
        pool say how many are enough, and how far they count. Activity reported after a week is
        closed counts for the current one.
      </p>
    </LegalSection>
  );
}

function CorrectionsAndBans() {
  return (
    <LegalSection title="Corrections and bans">
      <p>
        The operator may take back points given by mistake or gained by deceit. A correction is a
        new entry that names the earlier one; nothing is rewritten, and totals never fall below
        zero. A closed week keeps its shares; the correction counts for the current week.
      </p>
      <p>
        Administrators may ban members who collect points with fake accounts, circular tips or other
        people’s content, or who harm the community. During a ban, a member cannot sign in or earn;
        a week that ends during it pays them nothing.
      </p>
    </LegalSection>
  );
}
