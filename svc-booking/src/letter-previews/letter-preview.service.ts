import { Injectable } from '@nestjs/common';
import type { LetterPreview } from '@safari/contracts';
import { OutgoingMail } from '@safari/service-kit';
import { toPreviews } from './letter-preview.view.js';

/** Rehearses what staff are about to do, so that the letter they read is made by the code that would send it. */
@Injectable()
export class LetterPreviewService {
  constructor(private readonly mail: OutgoingMail) {}

  /** @param press the use case that would send them */
  async of(press: () => Promise<unknown>): Promise<LetterPreview[]> {
    return toPreviews(await this.mail.rehearse(press));
  }
}
