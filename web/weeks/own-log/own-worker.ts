import { answerPage } from '../check-messages.ts';
import { checkOwnWeek } from './own-week.ts';

// In a worker, which alone loads the hashes and signatures.
answerPage(checkOwnWeek);
