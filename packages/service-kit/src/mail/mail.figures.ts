import { Injectable } from '@nestjs/common';
import { Figures } from '../figures/figures.js';
import { OutgoingMailRepository } from './outgoing-mail.repository.js';

/** Figures of the letters that wait for SMTP and of those that failed. */
@Injectable()
export class MailFigures {
  constructor(letters: OutgoingMailRepository, figures: Figures) {
    figures.gauge('letters_waiting', 'Letters that have not left yet', () => letters.countIn('queued'));
    figures.gauge('letters_failed', 'Letters that nobody took', () => letters.countIn('failed'));
    figures.gauge('letters_oldest_seconds', 'Since when the oldest of them waits', () =>
      letters.oldestQueued(),
    );
  }
}
