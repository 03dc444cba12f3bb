import { Example } from './example';

const LAND = ['sand', 'dawn', 'earth', 'grass', 'lake', 'night'];
const STEPS = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900];
const USES =
  'surface surface-raised surface-sunk ink ink-soft ink-faint line line-strong accent accent-strong accent-soft accent-ink danger danger-soft success success-soft warning warning-soft info info-soft focus';
const TYPE = ['6xl', '5xl', '4xl', '3xl', '2xl', 'xl', 'lg', 'base', 'sm', 'xs'];

export function TokensPage() {
  return (
    <>
      <Example title="The land">
        <div className="grid w-full gap-1">
          {LAND.map((hue) => (
            <div key={hue} className="grid grid-cols-10">
              {STEPS.map((step) => (
                <div
                  key={step}
                  className="grid h-14 place-items-center text-xs"
                  style={{
                    background: `var(--color-${hue}-${step})`,
                    color: step > 500 ? 'white' : 'var(--color-night-950)',
                  }}
                >
                  {step}
                </div>
              ))}
            </div>
          ))}
        </div>
      </Example>
      <Example title="What a colour is for">
        {USES.split(' ').map((name) => (
          <div key={name} className="w-28 text-xs">
            <div
              className="mb-1 h-12 rounded-md border border-line"
              style={{ background: `var(--color-${name})` }}
            />
            {name}
          </div>
        ))}
      </Example>
      <Example title="Type">
        <div className="grid w-full gap-3">
          {TYPE.map((size, index) => (
            <p
              key={size}
              className={index < 6 ? 'font-display' : ''}
              style={{ fontSize: `var(--text-${size})`, lineHeight: `var(--text-${size}--line-height)` }}
            >
              {size} Haraka haraka haina baraka, 1,450 m
            </p>
          ))}
        </div>
      </Example>
    </>
  );
}
