import { withTimeout } from '@safari/web-kit';
import { type ComponentType, lazy } from 'react';

type Load = () => Promise<ComponentType>;

/** The screens by their path, each loaded once; `reload` repeats a load that failed. */
export class LazyScreens {
  private readonly views = new Map<string, ComponentType>();

  constructor(private readonly files: Readonly<Record<string, Load>>) {}

  get paths(): string[] {
    return Object.keys(this.files);
  }

  at(path: string): ComponentType | undefined {
    return this.views.get(path) ?? this.reload(path);
  }

  reload(path: string): ComponentType | undefined {
    const load = this.files[path];
    if (!load) return undefined;
    const View = lazy(async () => ({ default: await withTimeout(path, load()) }));
    this.views.set(path, View);
    return View;
  }

  /**
   * Prefetches every file, one after another, so that any other request waits for at most one of them. A file that
   * fails is loaded again when its screen is opened.
   * @param free resolves once no request is running, with whether to go on
   */
  async fetchAll(free: () => Promise<boolean>): Promise<void> {
    for (const load of Object.values(this.files)) {
      // oxlint-disable-next-line no-await-in-loop -- each waits for the one before
      if (!(await free())) return;
      // oxlint-disable-next-line no-await-in-loop -- as above
      await load().catch(() => undefined);
    }
  }
}
