// Vitest loads this before each file of tests: functions of the site return English texts.
import { setLanguage } from '../messages.ts';

setLanguage('en');
