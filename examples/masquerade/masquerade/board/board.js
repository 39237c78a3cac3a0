/**
 * The board of Masquerade: the guests in a row, one's own masks below, and whom to accuse.
 *
 * A plain ES module: no build, no library. What `mount` gets and returns is explained in Fateloom's
 * docs, "Adding a game".
 */
import { mask, rose } from "./masks.js";

const MASKS = { Moth: 6, Fox: 5, Owl: 4, Swan: 3, Sun: 2 };

export function mount(element, api) {
  const { say, name } = api.words;
  const sheet = document.createElement("link");
  sheet.rel = "stylesheet";
  sheet.href = new URL("./board.css", import.meta.url).href;
  const root = make("div", "masquerade");
  element.append(sheet, root);

  /** Whom the reader is about to accuse; only this page knows it. */
  let accused = null;
  let table = null;

  function draw() {
    const { view, moves } = table;
    if (view.asked !== "accuse" || moves.length === 0) accused = null;
    const focus = document.activeElement?.dataset?.key;
    root.replaceChildren(guests(), room(), ...(mine() ?? []));
    if (focus && !root.contains(document.activeElement)) {
      root.querySelector(`[data-key="${CSS.escape(focus)}"]`)?.focus({ preventScroll: true });
    }
  }

  /** A move by its kind and arguments. */
  function moveFor(kind, args) {
    const fits = ({ args: its }) => Object.keys(args).every((name) => its[name] === args[name]);
    return table.moves.find((move) => move.kind === kind && fits(move));
  }

  function guests() {
    const { view, players, seat } = table;
    const list = make("ul", "guests");
    list.setAttribute("aria-label", say("masquerade-guests"));
    players.forEach((player, each) => {
      const asked = view.waiting.includes(each) && !view.outcome;
      const item = make("li", `guest${asked ? " asked" : ""}${each === seat ? " own" : ""}`);
      const worn = view.worn[each];
      const state = !view.masked[each]
        ? say("masquerade-unmasked")
        : each === seat || worn === null
          ? view.open[each]
            ? say("masquerade-is-open")
            : say("masquerade-hidden")
          : say("masquerade-is-open");
      item.append(
        card(view.masked[each] ? (each === seat ? (view.open[each] ? worn : null) : worn) : "none"),
        make("b", "name", player.name),
        make("span", "state", asked ? `${state}, ${say("masquerade-asked")}` : state),
        roses(view.roses[each]),
      );
      if (moveFor("accuse", { seat: each })) {
        const button = make(
          "button",
          "btn playable",
          say("masquerade-accuse", { name: player.name }),
        );
        button.type = "button";
        button.dataset.key = `guest ${each}`;
        button.setAttribute("aria-expanded", String(accused === each));
        button.addEventListener("click", () => {
          accused = accused === each ? null : each;
          draw();
          root.querySelector(".mine")?.scrollIntoView({ block: "nearest" });
        });
        item.append(button);
      }
      list.append(item);
    });
    return list;
  }

  /** What was laid at this ball, by mask, and what nobody has seen yet. */
  function room() {
    const { view } = table;
    const part = make("section", "room");
    part.setAttribute("aria-label", say("masquerade-laid"));
    const list = make("ul", "laid");
    for (const [each, all] of Object.entries(MASKS)) {
      const seen = view.laid.filter((one) => one === each).length;
      const known = [...view.worn, view.drawn].filter((one) => one === each).length;
      const item = make("li");
      item.append(
        card(each, true),
        make("b", "", name(each)),
        make("span", "left", say("masquerade-left", { left: all - seen - known, all })),
        pips(seen, all),
      );
      list.append(item);
    }
    part.append(list, make("p", "pile", say("masquerade-pile", { count: view.pile })));
    return part;
  }

  /** The reader's own masks, or the masks to accuse somebody of. */
  function mine() {
    const { view, seat, moves, still } = table;
    if (seat === null || still) return null;
    const part = make("section", "mine");
    if (accused !== null) {
      const who = table.players[accused].name;
      part.setAttribute("aria-label", say("masquerade-accuse", { name: who }));
      part.append(make("h3", "", say("masquerade-accuse", { name: who })));
      const row = make("div", "masks");
      for (const each of Object.keys(MASKS)) {
        row.append(choice(moveFor("accuse", { seat: accused, mask: each }), each, name(each)));
      }
      part.append(row);
      return [part];
    }
    part.setAttribute("aria-label", say("masquerade-yours"));
    const row = make("div", "masks");
    const held = [
      [view.worn[seat], say("masquerade-yours")],
      [view.drawn, say("masquerade-drawn")],
    ];
    for (const [each, label] of held) {
      if (each === null) continue;
      const move = moveFor("lay", { mask: each });
      const words = move ? move.label : name(each);
      const place = make("div", "held");
      place.append(make("span", "label", label), choice(move, each, words));
      row.append(place);
    }
    part.append(row);
    const none = moves.find((move) => move.kind === "pass");
    if (none) {
      const button = make("button", "btn gilt", none.label);
      button.type = "button";
      button.dataset.key = "pass";
      button.addEventListener("click", () => api.choose(none.id));
      part.append(button);
    }
    return [part];
  }

  /** A mask as a button that makes a move; without a move, as it lies there. */
  function choice(move, each, words) {
    const face = make(move ? "button" : "div", `choice${move ? " playable" : ""}`);
    face.append(card(each), make("span", "words", words));
    if (move) {
      face.type = "button";
      face.dataset.key = move.text;
      face.setAttribute("aria-disabled", String(table.busy));
      face.addEventListener("click", () => api.choose(move.id));
    }
    return face;
  }

  function card(each, small = false) {
    const face = make("span", `card ${each === null ? "back" : each === "none" ? "none" : ""}`);
    face.classList.toggle("small", small);
    face.innerHTML = mask(each);
    face.setAttribute("aria-hidden", "true");
    return face;
  }

  function roses(count) {
    const row = make("span", "roses");
    row.innerHTML = Array.from({ length: Math.min(count, 6) }, () => rose()).join("");
    row.append(make("span", "count", say("masquerade-roses", { count })));
    return row;
  }

  function pips(full, all) {
    const row = make("span", "pips");
    row.setAttribute("aria-hidden", "true");
    for (let i = 0; i < all; i++) row.append(make("i", i < full ? "full" : ""));
    return row;
  }

  return {
    update(now) {
      table = now;
      draw();
    },
    unmount() {
      element.replaceChildren();
    },
  };
}

function make(tag, className = "", text = "") {
  const node = document.createElement(tag);
  if (className) node.className = className;
  if (text) node.textContent = text;
  return node;
}
