// The faults of the page as it stands, in words; an empty list where there are none.
//   window    the page is larger than the window
//   small     letters below 11.5 px
//   outside   letters or a control beyond the window
//   cut       letters or a control beyond the box that clips them
//   covered   something else lies at the place of letters or of a control
//   narrow    a control too small to be touched
() => {
    const faults = new Set();
    const width = innerWidth;
    const height = innerHeight;
    const root = document.documentElement;
    if (root.scrollHeight > height || root.scrollWidth > width)
        faults.add(`window: the page is ${root.scrollWidth} x ${root.scrollHeight}`);
    const main = document.querySelector("main");
    if (main.scrollHeight > main.clientHeight + 1)
        faults.add(`window: the table is ${main.scrollHeight - main.clientHeight} px too high`);
    if (main.scrollWidth > main.clientWidth + 1)
        faults.add(`window: the table is ${main.scrollWidth - main.clientWidth} px too wide`);
    // What may scroll by itself, with a bar that shows it.
    const SCROLLS =
        ".scroll, .sheet, .lens, .spines, .talk, :is(.book, .finale) .read, .just-read .inside, .country, dialog, " +
        // More than six options, or one that a person has unfolded; how many are below is told.
        // On the smallest phones fewer find room.
        ".offers.many, .offers:has(> .unfolded)" + (height < 700 && width < 700 ? ", .offers:has(~ .below)" : "");
    // The faces of a cube hide each other.
    const HIDDEN = "defs, style, option, .die";
    const unseen = new Map();
    // For screen readers alone, or not there at all.
    const hidden = (each) => {
        if (!each || each === document.body) return false;
        if (!unseen.has(each))
            unseen.set(each, getComputedStyle(each).clipPath === "inset(50%)" || hidden(each.parentElement));
        return unseen.get(each);
    };
    const seen = (each) =>
        each.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !hidden(each);
    const place = (each) => {
        const named = each.closest("[class]");
        return (named?.getAttribute("class") ?? each.tagName).replace(/ ?s-\\S+/g, "").trim();
    };
    const block = (each) =>
        getComputedStyle(each).display === "inline" ? block(each.parentElement) : each;
    const within = (box, x, y) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
    // Words of one paragraph do not cover each other. A Destiny that its hero's player has opened lies
    // over the table until it is closed, as a dialog does.
    const opened = (each, hit) => hit.closest(".destiny:has(> .away)") && !each.closest(".destiny");
    const rest = (each, hit, x, y) =>
        hit && (opened(each, hit) || !within(hit.getBoundingClientRect(), x, y) || block(each) === block(hit) || each === hit || each.contains(hit) || hit.contains(each) ||
            each.closest("svg")?.contains(hit));
    // What lies over it at one of these points, given in shares of its box. Slips
    // over a picture let the pointer through, and are never hit.
    const above = (each, box, points) => {
        if (each.closest(".receipts")) return null;
        for (const [right, down] of points) {
            const x = box.left + box.width * right;
            const y = box.top + box.height * down;
            const hit = document.elementFromPoint(x, y) ?? document.documentElement;
            if (!rest(each, hit, x, y)) return hit;
        }
        return null;
    };
    const beyond = (box) =>
        box.left < -0.5 || box.top < -0.5 || box.right > width + 0.5 || box.bottom > height + 0.5;
    const cutBy = (each, box) => {
        for (let at = each; at && at !== document.body; at = at.parentElement) {
            const style = getComputedStyle(at);
            if (style.overflowX === "visible" && style.overflowY === "visible") continue;
            const frame = at.getBoundingClientRect();
            const lost = box.height * 0.2;
            if (box.left < frame.left - 1.5 || box.right > frame.right + 1.5 ||
                box.top + lost < frame.top || box.bottom - lost > frame.bottom) return at;
        }
        return null;
    };
    const BOXES = ".rival, .card, .banderole, .btn, .lens, .stakes, .worked, .mine, .monster, .lot";
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const text = walker.currentNode;
        const each = text.parentElement;
        if (!text.data.trim() || each.closest(HIDDEN) || !seen(each)) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const boxes = [...range.getClientRects()].filter((box) => box.width > 1 && box.height > 1);
        if (boxes.length === 0) continue;
        const what = `"${text.data.trim().slice(0, 30)}" in ${place(each)}`;
        const svg = each.closest("svg");
        const letters = parseFloat(getComputedStyle(each).fontSize);
        const scale = svg ? svg.getBoundingClientRect().width / (svg.viewBox.baseVal?.width || svg.clientWidth || 1) : 1;
        if (letters * scale < 11.45) faults.add(`small: ${(letters * scale).toFixed(1)} px ${what}`);
        // A row of spines scrolls, but each of them shows its name.
        const spine = each.closest(".spine")?.getBoundingClientRect();
        if (spine && boxes.some((box) => box.bottom > spine.bottom + 2 || box.right > spine.right + 2))
            faults.add(`cut: ${what} leaves its spine`);
        if (each.closest(SCROLLS)) continue;
        for (const box of boxes) {
            if (beyond(box)) { faults.add(`outside: ${what}`); break; }
            const cut = svg ? null : cutBy(each, box);
            if (cut) { faults.add(`cut: ${what} by ${place(cut)}`); break; }
            const frame = svg ? null : each.closest(BOXES)?.getBoundingClientRect();
            if (frame && (box.left < frame.left - 2 || box.right > frame.right + 2 ||
                box.top + box.height * 0.25 < frame.top || box.bottom - box.height * 0.25 > frame.bottom)) {
                faults.add(`cut: ${what} leaves its box`); break;
            }
            const points = [[0.5, 0.5], [0.06, 0.4], [0.94, 0.4], [0.06, 0.62], [0.94, 0.62]];
            const hit = above(each, box, points);
            if (hit) { faults.add(`covered: ${what} by ${place(hit)}`); break; }
        }
    }
    for (const each of document.querySelectorAll("button, a[href], select, input")) {
        if (each.closest(HIDDEN) || !seen(each) || each.disabled || each.closest(SCROLLS)) continue;
        const box = each.getBoundingClientRect();
        if (box.width < 1) continue;
        const what = (each.getAttribute("aria-label") || each.innerText || each.id).slice(0, 40);
        if (beyond(box)) faults.add(`outside: the control ${what}`);
        else if (cutBy(each.parentElement, box)) faults.add(`cut: the control ${what}`);
        else {
            const points = [[0.5, 0.5], [0.12, 0.12], [0.88, 0.12], [0.12, 0.88], [0.88, 0.88]];
            const hit = above(each, box, points);
            if (hit) faults.add(`covered: the control ${what} by ${place(hit)}`);
        }
        // The markers of a track have 24 px, as WCAG 2.5.8 asks.
        const least = each.matches(".track *") ? 24 : 26;
        const tall = each.closest(".banderole") ? 38 : least;
        // Around a small control more may be touched than is drawn.
        const reach = least / 2;
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        const reaches = [[-reach, 0], [reach, 0], [0, -reach], [0, reach]].every(([right, down]) =>
            each.contains(document.elementFromPoint(x + right, y + down)));
        if (each.matches("button") && (box.height < tall || box.width < least) &&
            !(tall === least && reaches))
            faults.add(`narrow: ${what}, ${Math.round(box.width)} x ${Math.round(box.height)} px`);
    }
    return [...faults];
}
