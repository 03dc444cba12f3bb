/**
 * Whether a version of Node is in a range such as `^20.19.0
 * >=24.11.0`. Throws on any other kind of range.
 */
export function isInRange(version, range) {
  const own = numbersOf(version);
  return range.split(' || ').some((part) => {
    const [, sign, least] = /^(\^|>=)(\d+\.\d+\.\d+)$/.exec(part) ?? [];
    if (!least) throw new Error(`${part} is no range that this understands`);
    const wanted = numbersOf(least);
    return isAsNew(own, wanted) && (sign === '>=' || own[0] === wanted[0]);
  });
}

function numbersOf(version) {
  return version.split('-')[0].split('.').map(Number);
}

function isAsNew(own, least) {
  const place = own.findIndex((number, index) => number !== least[index]);
  return place === -1 || own[place] > least[place];
}
