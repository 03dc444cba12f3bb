import { Injectable } from '@nestjs/common';
import type { Guide } from '@safari/contracts';
import { Database } from '@safari/service-kit';

@Injectable()
export class GuideReader {
  constructor(private readonly database: Database) {}

  list(): Promise<Guide[]> {
    return this.database.rows<Guide>(
      'guides',
      `select id, name, photo_url as "photoUrl", title, bio, languages, specialties,
         years_of_experience as "yearsOfExperience"
       from guide order by id`,
    );
  }
}
