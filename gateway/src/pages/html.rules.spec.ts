import { describe, expect, it } from '@jest/globals';
import { escapeHtml } from '@safari/service-kit/process';
import { dataBlock, tag } from './html.rules.js';

const HOSTILE = `</title></script><script>alert("1")</script><!-- ' & \u202egnp.exe\u0000`;

describe('hostile text', () => {
  it('ends no tag and no attribute', () => {
    expect(escapeHtml(HOSTILE)).not.toMatch(/[<>"']/);
    expect(tag('meta', { content: HOSTILE }).match(/[<>]/g)).toEqual(['<', '>']);
    expect(tag('meta', { content: HOSTILE }).match(/"/g)).toHaveLength(2);
  });

  it('ends no data block, and reads there as it was written', () => {
    const block = dataBlock('application/ld+json', { name: HOSTILE });
    expect(block.match(/[<>]/g)).toHaveLength(4);
    expect(block).toMatch(/^<script type="application\/ld\+json">\{.*\}<\/script>$/);
    const json = block.slice(block.indexOf('>') + 1, block.lastIndexOf('<'));
    expect(JSON.parse(json)).toEqual({ name: HOSTILE });
  });
});
