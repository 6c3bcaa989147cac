import { Type } from 'typebox';
import { describe, expect, it } from 'vitest';
import { openApiDocument } from './openapi.ts';
import { type Json, nameReferredTo, schemaNamer } from './openapi-schemas.ts';
import { shape } from './values.ts';

const { paths, components } = openApiDocument({ title: '', version: '', serverUrl: '/' });
const operations = Object.values(paths).flatMap((methods) => Object.values(methods));

/** In alphabetical order. */
const NAMES = `
  ActivityFigures ActivityRule ActivitySummary AddressProof AddressProofBody AdminApp AdminAppPage
  AdminBody AdminConfig AdminDashboard AdminHunt AdminHunts AdminLoginBody AdminPlanRequest AdminSession AdminSubmission
  AdminSubmissionPage AdminUser AdminUserPage AllowedApp AllowedPermission AnnounceHuntBody AnnouncePolicyBody ApiKey ApiKeyApp
  ApiKeyDay ApiKeyUsage ApiKeys App AppBody AppPermission AppStatus AppWithSecret ApplicationType
  ApproveAppBody ApprovedPost ApprovedPosts Apps ArrangedCoin AskConsentBody AuditEntry AuditLogPage
  AuthUser
  BackupHealth Balance BanEvent BanHistory BanPreview BanUserBody BillingPeriod BoardHealth
  BotSubmission BotSubmissionBody Broadcast BroadcastBody BroadcastLanguage BroadcastList BroadcastPreview
  BroadcastPreviewBody BroadcastResult BroadcastState BroadcastTranslations CancelHuntBody
  CardCheckout CardPortal CardSubscriptionBody ChainHealth ChangeKeyBody ChangeSettingsBody ChangeSubmissionBody ChangedShare
  ChangedSubmission ChangedUser CircleShape ClockHealth ClosedWeek ClueKind CluePicture CoinChain CoinChains CoinConfirmations CoinDescription CoinFees CoinInvoice CoinInvoiceStatus
  CoinSubscriptionBody Consent Consents ContentAuthor ContentTypeConfig ContentTypeInfo
  ContentTypeName CountAll CountBacked CountedWeek CreateEscrowBody CreateKeyBody CreatePaymentRequestBody CreatePlanRequestBody
  CreateSubmissionBody CreatedSubmission CreatorContent CreatorDays CreatorProfile CreatorStats
  CreatorTotals CreatorVisibility CreatorVisibilityBody CurrentPlan
  DatabaseHealth DatabaseProblem DatedPolicy DayPoints DecideObjectionBody DecidedApp DecidedObjection
  DecidedPlanRequest DeclinePlanRequestBody DeletedSubmission DemoSession DemoSessionBody
  DeveloperStatistics DisplayType DisputeEscrowBody Distribution DistributionHistory DraftPrize
  DuplicateSubmission
  EarlierResult EarlierSubmission EmptyBody Error ErrorCode Escrow EscrowDirection EscrowPage
  EscrowState EstimateGrounds EstimateReason EvaluatedSubmission EventResult EventResults
  ExpectedHandPayment ExtendedKeyVersions
  FairnessDetail FairnessFlow FairnessMember FairnessNote FairnessNoteBody FairnessPage
  FairnessSignal FairnessTip FairnessUsualBody FairnessWeek
  GrantPlanRequestBody GuessResult
  HandPayment HandPaymentPage HandPaymentPreview HeldShares HoldFairnessBody HoldShareBody Hunt HuntAnswer HuntAnswered HuntClueLink HuntDraftBody HuntFound HuntLink HuntPicture HuntPictureBody HuntPrize HuntProof HuntRefusal HuntStatus HuntSummary HuntWinner HuntWinners Hunts
  IdTokenFields Instance
  JobHealth JobsHealth
  KeyApp KeyInfo KeyPermission
  Language LastReplay Leaderboard LeaderboardEntry LeaderboardPagination Liveness LogEntry LogLevel LogOpening LogRecord LogRecords
  MemberCard MemberContent MemberPage MemberWeek MiniAppSignIn MiniAppSignInBody MinuteQuota MonthQuota NewClue NewCluePicture
  NewcomerPoints Newcomers NextRank Notification NotifySubmitterBody
  ObjectToShareBody ObjectionDecision ObjectionList OpenedClue OwnConsents OwnHunt OwnLeaderboardEntry OwnLog OwnObjection
  OwnStanding OwnSubmission OwnSubmissionPage
  Pagination PartStatus PartUptime PayeeProof Payment PaymentMethods PaymentPage PaymentRequest
  PaymentRequestPage PaymentRequestState PaymentType PendingSubmission PendingSubmissions
  PictureFile PirateRankInfo PlanRequest PlanRequestPage PlanRequestStatus PlanRequests PlanSource
  PointDeed PointEntry PointEntryPage PointsLeft PointsSystem Policy PolicyActivities PolicyAnnouncement PolicyDraft PolicyList PolicyPoints PolicySettings PolicyWeekBody PoolEstimate PoolHealth PoolState PreviewHandPaymentBody PreviewSubmissionBody PreviewedBroadcast Price
  PriceHealth Problem Profile PutMemberBody
  Readiness RecordHandPaymentBody RecordedHandPayment RefusedPayment RefusedPayments RejectSubmissionBody RejectSubmissionsBody RejectionResult RejectionResults
  RenewViewerTokenBody Replay ReplayPolicyBody ReplayState ReplayedFarm ReplayedMember ReplayedWeek ReportEventsBody ReturnAppBody ReviewStatus RotateKeyBody RunningHunt
  ScoreSubmissionBody SendNotificationBody Session SetPolicyBody Setting SettingChanges Settings ShareObjection ShareStanding ShareStatus
  ShareStatusTotal SharedWeek Showcase ShowcaseSort ShowcaseTotals ShownClue SignEscrowBody SignInByLink SignInLinkBody
  SignInLinkMember SignInNonce SignInOffer
  SignalKind SocialProfile SocialProfiles SortBy StartedReplay Stats SteerBroadcastBody StoredClue SubmissionHistory
  SubmissionPreview SubmissionStatus SubmissionTotals SubmissionVersion SubmitterNotified
  Subscription SubscriptionLimits SubscriptionStatus SubscriptionUsage Success Surface SystemEvents
  SystemHealth SystemStatus
  TakeBackHandPaymentBody TakenBack TakenSubmission TelegramSignIn TelegramSignInBody TierId TipPaymentBody Transaction
  TransactionPage TransactionType
  UnbanUserBody UndoDecisionBody UnpaidShare UnpaidShares UnpaidWeek UnpaidWeeks UpdatesHealth UpdatesProblem UptimeDay UptimePart UptimeRecord UserActivity UserActivityDetails UserWeek
  UserWeekActivity UserWeeks
  VerifiedTwitter VerifyTwitterBody Viewer ViewerTokens
  WalletAddress WalletAddressBody WalletAddressesBody WalletCoin WalletCoins WalletEntry
  WalletEntryTip
  WalletFigures WalletHealth WalletHistory WalletInstance WalletMember WalletPayment
  WalletPaymentBody WalletTip WalletTransaction WalletTransactions WalletTransactionsBody WalletUsed
  WebhookDelivery WebhookDeliveryPage WebhookDeliveryStatus WebhookEventType WeekBalance WeekCsv WeekDecisions
  WeekFairness WeekFairnessList WeekFile WeekFileBalance WeekFileShare WeekHold WeekHolds WeekHunt WeekList WeekPage WeekPolicy
  WeekShare WeekSummary WeekTransaction WeekTransactions WidgetFields WitnessesHealth
`
  .trim()
  .split(/\s+/);

/** Each value in a piece of JSON, with the names of the values that contain it. */
function* within(value: Json, place = ''): Generator<[string, Json]> {
  yield [place, value];
  if (typeof value !== 'object' || value === null) return;
  for (const [key, each] of Object.entries(value)) yield* within(each, `${place}/${key}`);
}

/** The schemas of all contents in a piece of JSON. */
function contents(value: Json): Json[] {
  return [...within(value)].flatMap(([place, each]) =>
    place.endsWith('/content') ? Object.values(each ?? {}).map(({ schema }) => schema) : [],
  );
}

describe('the names of the schemas', () => {
  it.each(operations)('$operationId: every body and answer has one', (operation) => {
    const schemas = contents([operation.requestBody ?? {}, ...Object.values(operation.responses)]);
    expect(schemas.length).toBeGreaterThan(0);
    for (const schema of schemas) {
      expect(Object.keys(schema ?? {})).toEqual(['$ref']);
      expect(components.schemas).toHaveProperty(nameReferredTo(schema) ?? 'none');
    }
  });

  it('leave no object without one', () => {
    const nameless = [...within({ paths, ...components.schemas })].filter(
      ([place, each]) =>
        typeof each === 'object' &&
        each !== null &&
        'properties' in each &&
        'type' in each &&
        // The named schemas themselves, and the parts of one.
        !/^\/\w+(\/allOf\/\d)?$/.test(place),
    );
    expect(nameless.map(([place]) => place)).toEqual([]);
  });

  it('leave no choice of words that occurs twice without one', () => {
    const places = new Map<string, string[]>();
    for (const [place, each] of within({ paths, ...components.schemas })) {
      if (!place.endsWith('/enum')) continue;
      const words = JSON.stringify(each);
      places.set(words, [...(places.get(words) ?? []), place]);
    }
    expect([...places.values()].filter((each) => each.length > 1)).toEqual([]);
  });

  it('differ in what they name', () => {
    const texts = Object.values(components.schemas).map((schema) => JSON.stringify(schema));
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  });

  // Clients are generated with these names: a changed name breaks programs as a changed field does.
  it('are these', () => {
    expect(Object.keys(components.schemas)).toEqual(NAMES);
  });
});

describe('schemaNamer', () => {
  const inner = shape('Inner', { title: Type.String() });

  it('puts a schema under its name once, and refers to it', () => {
    const { nameIn, named } = schemaNamer();
    const outer = Type.Object({ one: inner, other: Type.Union([inner, Type.Null()]) });
    expect(nameIn(outer)).toMatchObject({
      properties: {
        one: { $ref: '#/components/schemas/Inner' },
        other: { anyOf: [{ $ref: '#/components/schemas/Inner' }, { type: 'null' }] },
      },
    });
    expect(named()).toEqual({
      Inner: {
        type: 'object',
        required: ['title'],
        properties: { title: { type: 'string' } },
      },
    });
  });

  it('takes data for data', () => {
    const { nameIn, named } = schemaNamer();
    nameIn(Type.Object({ song: Type.Unknown({ examples: [{ title: 'Haul away' }] }) }));
    expect(named()).toEqual({});
  });

  it('refuses a second schema of the same name', () => {
    const { nameIn } = schemaNamer();
    nameIn(inner);
    expect(() => nameIn(shape('Inner', { title: Type.Integer() }))).toThrow(
      'two schemas are called Inner',
    );
  });
});
