import { FEATURES_ID } from './anchors.ts';
import { FeatureContent } from './feature-content.tsx';
import { FeaturePoints } from './feature-points.tsx';
import { FeatureRewards } from './feature-rewards.tsx';
import { FeatureTipping } from './feature-tipping.tsx';

/** The four features. On wide screens the ladder of ranks stands beside the other three, as tall as they are. */
export function Features() {
  return (
    <section
      id={FEATURES_ID}
      tabIndex={-1}
      aria-labelledby="features-title"
      className="scroll-mt-8 outline-none"
    >
      <h2 id="features-title" className="text-3xl">
        What there is to do aboard
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
