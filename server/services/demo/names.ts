import type { Random } from './random.ts';

/** Names of an invented person; without any, the person shows as 'Anonymous User'. */
export type DemoNames = {
  username: string | null;
  firstName: string | null;
  lastName: string | null;
};

/**
 * Names a person. Each number below `DISTINCT_NAMES` has a username of its own. Its spelling is random, and so is the existence
 * of another name.
 */
export function nameFor(number: number, random: Random): DemoNames {
  const username = usernameFor(number, random);
  const kind = random.next();
  const firstName = random.pick(FIRST_NAMES);
  const lastName = random.chance(0.6) ? random.pick(LAST_NAMES) : null;
  if (kind < 0.55) return { username, firstName: null, lastName: null };
  if (kind < 0.75) return { username, firstName, lastName };
  if (kind < 0.93) return { username: null, firstName, lastName };
  return { username: null, firstName: null, lastName: null };
}

function usernameFor(number: number, random: Random): string {
  // 989 shares no divisor with the 1,600 pairs, so the steps visit each once. It is near their golden section, which puts
  // neighbours far apart.
  const pair = (number * 989) % DISTINCT_NAMES;
  const first = ADJECTIVES[Math.floor(pair / NOUNS.length)] ?? 'Old';
  const second = NOUNS[pair % NOUNS.length] ?? 'Sailor';
  const style = random.next();
  if (style < 0.4) return `${first}${second}`;
  if (style < 0.65) return `${first}_${second}`.toLowerCase();
  if (style < 0.9) return `${first}${second}${1 + random.below(99)}`;
  return `${second}The${first}`;
}

const ADJECTIVES = [
  'Salty',
  'Rusty',
  'Brass',
  'Iron',
  'Jolly',
  'Merry',
  'Grim',
  'Stormy',
  'Crooked',
  'Golden',
  'Silver',
  'Copper',
  'Drowsy',
  'Lucky',
  'Mad',
  'Quiet',
  'Howling',
  'Leeward',
  'Windward',
  'Tidal',
  'Foggy',
  'Moonlit',
  'Northern',
  'Southern',
  'Barnacled',
  'Tarry',
  'Ragged',
  'Velvet',
  'Scarlet',
  'Ebony',
  'Coral',
  'Amber',
  'Hollow',
  'Sunken',
  'Restless',
  'Wandering',
  'Thirsty',
  'Nimble',
  'Patchy',
  'Bold',
] as const;

const NOUNS = [
  'Kraken',
  'Parrot',
  'Anchor',
  'Compass',
  'Cutlass',
  'Lantern',
  'Mizzen',
  'Tiller',
  'Harpoon',
  'Albatross',
  'Doubloon',
  'Galleon',
  'Sextant',
  'Rigging',
  'Cannon',
  'Bosun',
  'Corsair',
  'Gull',
  'Squall',
  'Reef',
  'Barrel',
  'Keel',
  'Spyglass',
  'Rudder',
  'Pelican',
  'Marlin',
  'Lagoon',
  'Sloop',
  'Bilge',
  'Grog',
  'Hatch',
  'Lookout',
  'Plank',
  'Rum',
  'Shanty',
  'Topsail',
  'Turtle',
  'Urchin',
  'Whaler',
  'Yardarm',
] as const;

const FIRST_NAMES = [
  'Zoë',
  'Mateus',
  'Ingrid',
  'Tomasz',
  'Amara',
  'Søren',
  'Núria',
  'Kofi',
  'Leilani',
  'Björn',
  'Priya',
  'Esteban',
  'Милена',
  'Hanae',
  'Declan',
  'Yusuf',
  'Odile',
  'Rasmus',
  'Thandi',
  'Ivo',
  'Célia',
  'Marlow',
  'Saoirse',
  'Anselm',
] as const;

const LAST_NAMES = [
  'Barrow',
  'Quill',
  'Tarbuck',
  'Flint-Meyer',
  'Holloway',
  'van der Zee',
  'Okonjo',
  'Saltmarsh',
  'Vega',
  'Wrenfield',
  'Kettleby',
  'Mørk',
  'da Costa',
  'Grimshaw',
  'Petrel',
  'Ashdown',
] as const;

/** The number of usernames before the first repeats. */
export const DISTINCT_NAMES = ADJECTIVES.length * NOUNS.length;
