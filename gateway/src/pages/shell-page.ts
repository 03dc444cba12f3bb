import { Injectable } from '@nestjs/common';
import { contentTag, DomainError } from '@safari/service-kit/process';
import { GatewayConfig } from '../config.js';
import { BuiltFile } from '../remotes/built-file.js';
import { shellSource } from '../remotes/front-ends.js';
import { fillShell, type ShellFilling } from './shell-page.rules.js';

const TIMEOUT_MS = 5_000;

/** The shell's page as it was last built or deployed. */
@Injectable()
export class ShellPage {
  private readonly file: BuiltFile;
  private seen: { html?: string; version?: string } = {};

  constructor(config: GatewayConfig) {
    this.file = new BuiltFile(shellSource(config), 'index.html', TIMEOUT_MS);
  }

  /** @throws DomainError `unavailable` when the shell never was there */
  async with(filling: ShellFilling): Promise<string> {
    return fillShell(await this.built(), filling);
  }

  /** As its build left it. @throws DomainError as `with` */
  async built(): Promise<string> {
    const html = await this.file.text();
    if (html === undefined)
      throw new DomainError('unavailable', 'The site is being updated. Please try again in a moment.');
    return html;
  }

  /**
   * Changes with its text; undefined while the shell never was there. Does not wait for a server that was asked before.
   */
  async version(): Promise<string | undefined> {
    const html = await this.file.textAtOnce();
    if (html === undefined) return undefined;
    if (html !== this.seen.html) this.seen = { html, version: contentTag(html) };
    return this.seen.version;
  }

  /** Whether the page refers to this file, by its path from the root. */
  async names(file: string): Promise<boolean> {
    return ((await this.file.textAtOnce()) ?? '').includes(`"/${file}"`);
  }

  /** Where the design's style sheets are; none while the shell is away or served by its development server. */
  async styleSheets(): Promise<string[]> {
    const html = (await this.file.text()) ?? '';
    return [...html.matchAll(/<link\b[^>]*\brel="stylesheet"[^>]*\bhref="(\/[^"]+)"/g)].map(
      ([, href = '']) => href,
    );
  }
}
