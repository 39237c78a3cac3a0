/** The masks and the rose, drawn in a box of 100 by 100. */
const HALF =
  "M50 34C34 22 12 24 8 40C6 58 22 70 36 66C44 64 46 56 50 56C54 56 56 64 64 66C78 70 94 58 92 40C88 24 66 22 50 34Z";
const EYES =
  '<path d="M20 46Q30 36 40 48Q30 56 20 46ZM80 46Q70 36 60 48Q70 56 80 46Z" fill="var(--mq-hole)"/>';

const DRAWN = {
  Moth:
    '<path d="M50 30L42 8M50 30L58 8" fill="none" stroke="var(--mq-ink)" stroke-width="3"/>' +
    '<path d="M50 34C30 10 4 20 8 46C10 58 22 62 30 58C22 74 34 84 44 74Q50 66 50 58Q50 66 56 74C66 84 78 74 70 58C78 62 90 58 92 46C96 20 70 10 50 34Z" fill="var(--mq-moth)" stroke="var(--mq-ink)" stroke-width="3"/>' +
    '<circle cx="28" cy="42" r="8" fill="var(--mq-hole)"/><circle cx="72" cy="42" r="8" fill="var(--mq-hole)"/>',
  Fox:
    '<path d="M12 12L34 30Q50 24 66 30L88 12Q96 44 78 60L50 90L22 60Q4 44 12 12Z" fill="var(--mq-fox)" stroke="var(--mq-ink)" stroke-width="3"/>' +
    '<path d="M22 60L50 90L78 60Q62 62 50 76Q38 62 22 60Z" fill="var(--mq-pale)" stroke="var(--mq-ink)" stroke-width="2"/>' +
    EYES,
  Owl:
    '<path d="M14 14Q30 20 50 20Q70 20 86 14Q92 44 84 64Q70 88 50 88Q30 88 16 64Q8 44 14 14Z" fill="var(--mq-owl)" stroke="var(--mq-ink)" stroke-width="3"/>' +
    '<circle cx="33" cy="44" r="15" fill="var(--mq-pale)" stroke="var(--mq-ink)" stroke-width="2.5"/><circle cx="67" cy="44" r="15" fill="var(--mq-pale)" stroke="var(--mq-ink)" stroke-width="2.5"/>' +
    '<circle cx="33" cy="44" r="7" fill="var(--mq-hole)"/><circle cx="67" cy="44" r="7" fill="var(--mq-hole)"/>' +
    '<path d="M50 48L58 62L50 72L42 62Z" fill="var(--mq-sun)" stroke="var(--mq-ink)" stroke-width="2"/>',
  Swan:
    `<path d="M50 34Q48 14 58 4Q62 18 56 32M34 28Q24 14 26 4Q40 12 44 30M66 28Q76 14 74 4Q60 12 56 30" fill="var(--mq-pale)" stroke="var(--mq-ink)" stroke-width="2.5"/>` +
    `<path d="${HALF}" fill="var(--mq-pale)" stroke="var(--mq-ink)" stroke-width="3"/>` +
    '<path d="M42 58Q50 52 58 58L50 84Z" fill="var(--mq-fox)" stroke="var(--mq-ink)" stroke-width="2.5"/>' +
    EYES,
  Sun:
    `<path d="${rays()}" fill="var(--mq-sun)" stroke="var(--mq-ink)" stroke-width="2.5" stroke-linejoin="round"/>` +
    '<circle cx="50" cy="50" r="30" fill="var(--mq-gold)" stroke="var(--mq-ink)" stroke-width="3"/>' +
    '<path d="M30 46Q37 38 44 47Q37 52 30 46ZM70 46Q63 38 56 47Q63 52 70 46Z" fill="var(--mq-hole)"/>' +
    '<path d="M38 62Q50 72 62 62" fill="none" stroke="var(--mq-ink)" stroke-width="3" stroke-linecap="round"/>',
};
const BACK =
  '<rect x="9" y="9" width="82" height="82" fill="none" stroke="var(--mq-gold)" stroke-width="2"/>' +
  '<path d="M50 16L84 50L50 84L16 50Z" fill="none" stroke="var(--mq-gold)" stroke-width="2"/>' +
  `<path d="${HALF}" fill="var(--mq-gold)" stroke="var(--mq-hole)" stroke-width="2"/>` +
  EYES;
const NONE =
  '<path d="M22 50H78" stroke="var(--mq-ink)" stroke-width="3" stroke-linecap="round" opacity=".5"/>';

/** A mask by its name; the back of one for null, and the place of one for "none". */
export function mask(name) {
  const inner = name === null ? BACK : (DRAWN[name] ?? NONE);
  return `<svg viewBox="0 0 100 100" focusable="false">${inner}</svg>`;
}

export function rose() {
  return (
    '<svg class="rose" viewBox="0 0 24 24" focusable="false"><path d="M12 23V14M12 20Q7 20 6 16Q11 16 12 20" fill="none" stroke="var(--verdigris)" stroke-width="2"/>' +
    '<circle cx="12" cy="9" r="7" fill="var(--vermilion)" stroke="var(--mq-ink)" stroke-width="1.2"/>' +
    '<path d="M12 9Q14 6 11 5Q7 6 8 10Q10 14 15 12Q18 8 15 5" fill="none" stroke="var(--mq-pale)" stroke-width="1.3"/></svg>'
  );
}

function rays() {
  const points = Array.from({ length: 24 }, (_, i) => {
    const angle = (i * Math.PI) / 12;
    const radius = i % 2 ? 36 : 48;
    return `${(50 + radius * Math.sin(angle)).toFixed(1)} ${(50 - radius * Math.cos(angle)).toFixed(1)}`;
  });
  return `M${points.join("L")}Z`;
}
