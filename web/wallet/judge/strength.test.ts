import { describe, expect, it } from 'vitest';
import { drawWords } from '../keys/words.ts';
import { strengthOf } from './strength.ts';

const isEnough = (passphrase: string) => strengthOf(passphrase).isEnough;

describe('a passphrase is too easy', () => {
  it.each([
    ['nothing', ['', ' ', 'a']],
    ['a password that many use', ['password', 'P@ssw0rd2026!', 'letmein123', 'iloveyouforever']],
    [
      'a word',
      ['constantinople', 'Constantinople', 'CONSTANTINOPLE', 'extraordinarily', 'pneumonia'],
    ],
    ['a word with what people add', ['constantinople1!', 'Constantinople1453', 'c0nst4nt1n0pl3']],
    ['a long word', ['antidisestablishmentarianism', 'internationalization']],
    [
      'a word of another language',
      ['Donaudampfschiff', 'константинополь', 'murcielago1987!', 'Szczebrzeszyn'],
    ],
    ['a word of another language with a number', ['константинополь 1453', 'Donaudampfschiff-2024']],
    ['a name', ['alexander', 'Vijayalakshmi', 'MohammedHussein', 'Maria Gonzalez 1990']],
    [
      'a walk over the keyboard',
      ['qwertyuiop', 'qwertyuiopasdfghjkl', '1qaz2wsx3edc4rfv5tgb', 'zxcvbnm,./'],
    ],
    ['a date', ['12/05/1987', '19870512', '1987-05-12', '12 May 1987', '31.12.1999']],
    [
      'what others can look up',
      [
        'anne.bonny@gmail.com',
        'Johann.Schweinsteiger.72@proton.me',
        'me+jkc@mail.example.co.uk!',
        'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
        't.me/junkcoin_community_chat',
        '+49 170 1234567',
        '+1 (202) 555-0143',
      ],
    ],
    ['a number in order', ['12345678901234567890', '9876543210', '1111222233334444']],
    [
      'one thing again and again',
      ['aaaaaaaaaaaaaaaaaaaaaaaa', 'abcabcabcabcabcabc', 'password password password'],
    ],
    [
      'two words',
      ['correct horse', 'harbour constantinople', 'Harbour-Constantinople', 'moonriver'],
    ],
    ['three common words', ['correct horse battery', 'correct-horse-battery', 'blue moon river']],
    ['what people here think of', ['junkcoin', 'junkcoin to the moon', 'Quarterdeck2026']],
    ['too long to be looked at whole', ['x'.repeat(100_000)]],
  ])('as %s', (_, passphrases) => {
    expect(passphrases.filter(isEnough)).toEqual([]);
  });
});

describe('a passphrase is enough', () => {
  it.each([
    ['four words by chance', ['correct horse battery staple', 'perro murcielago ventana zapato']],
    ['words with a number among them', ['harbour Tuesday velvet 41 kites']],
    [
      'random characters',
      ['kRt8#vQm2pLx', '7f3k9q2mxw4v8z', 'Zw9!qB4$tN7?', '83017465920183746592'],
    ],
    ['without spaces', ['correcthorsebatterystaple']],
    [
      'words beside what others can look up',
      [
        'correct horse battery staple anne@gmail.com',
        '+49 170 1234567 perro murcielago ventana zapato',
      ],
    ],
  ])('as %s', (_, passphrases) => {
    expect(passphrases.filter((each) => !isEnough(each))).toEqual([]);
  });

  // The weakest of the drawn ones; the page draws again if even these are too weak.
  it.each(['deliver result foster twelve giant', 'sand logic six wet dry', drawWords(8)])(
    'as words that are suggested: %s',
    (drawn) => {
      expect(isEnough(drawn)).toBe(true);
    },
  );
});
