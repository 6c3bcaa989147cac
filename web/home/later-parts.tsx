import { Features } from './features.tsx';
import { HeroText } from './hero-text.tsx';
import { LinkGroups } from './link-groups.tsx';
import { PlateTitle } from './plate-title.tsx';
import { Reasons } from './reasons.tsx';
import { Security } from './security.tsx';
import { TryIt } from './try-it.tsx';
import { WeekFigures } from './week-figures.tsx';

/** What is drawn by the server and taken over later, by its name (later.tsx). */
export const laterParts = { HeroText, PlateTitle, WeekFigures, Sections };

/** What comes after the carousel, in the order of the public document, section 2. */
function Sections() {
  return (
    <>
      <div className="mx-auto flex w-full max-w-6xl flex-col gap-16 px-4 pt-4 pb-16 sm:px-6 lg:gap-24 lg:pb-24">
        <Features />
        <Reasons />
        <Security />
        <LinkGroups />
      </div>
      <TryIt />
    </>
  );
}
