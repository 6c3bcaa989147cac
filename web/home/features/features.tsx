import { m } from '#web/messages.ts';
import { FeatureContent } from './content.tsx';
import { FeaturePoints } from './points.tsx';
import { FeatureRewards } from './rewards.tsx';
import { FeatureTipping } from './tipping.tsx';

/** The target of 'Discover Features'. */
export const FEATURES_ID = 'features';

/** The four features. On wide screens the ranks stand beside the other three. */
export function Features() {
  return (
    <section
      id={FEATURES_ID}
      tabIndex={-1}
      aria-labelledby="features-title"
      className="scroll-mt-8 outline-none"
    >
      <h2 id="features-title" className="text-3xl">
        {m.home_features()}
      </h2>
      <div className="mt-6 grid gap-px overflow-hidden rounded-lg border bg-line md:grid-cols-2 lg:grid-cols-[1fr_1fr_20rem] lg:grid-rows-[auto_1fr]">
        <FeatureTipping />
        <FeaturePoints />
        <FeatureContent />
        <FeatureRewards />
      </div>
    </section>
  );
}
