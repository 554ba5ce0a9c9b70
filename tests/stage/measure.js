// Measures the table that the page shows, and says which promises of the stage it breaks. Injected by promises.py.
// Regions carry data-stage="bar | seats | board | fit | voice | thumb | hand | acts | log | join", tiles and rooms data-tile.
// A board of any shape marks what is drawn of it by data-drawn: rows for words, as large as they are, are no board.
// Exceptions are marked where they are made, and say why there:
//   data-may-clip     a text that may be cut (its whole stands elsewhere)
//   data-may-overlap  an act that may touch its neighbours (hexagons, a fan of cards)
//   data-may-cover    something that belongs on top: the guide's balloon, a bubble at its sender. It goes at a tap,
//                     so it may hide an act for a moment; but never what it points to (data-pointed)
() => {
  const LEAST_SHARE = 0.4;
  const LEAST_TILE = 48; // px
  const LEAST_TARGET = 44; // px
  const LEAST_LETTER = 0.022; // of a table screen's height: what is told of the players is read from a sofa
  const NEAR = 2; // px that boxes may share, for rounding and hairlines
  const REGIONS = ['bar', 'seats', 'board', 'voice', 'thumb', 'log', 'join'];
  const ACTS = 'button, a[href], [role=button], [role=radio], [role=checkbox], [role=switch], [role=slider], input, select, summary';
  const OPEN = 'dialog[open], [role=dialog], [role=alertdialog], [popover]:popover-open';
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const broken = [];
  const tell = (promise, what) => broken.push({ promise, what });

  // Boxes
  const boxOf = (one) => one.getBoundingClientRect();
  const width = (box) => Math.max(0, box.right - box.left);
  const height = (box) => Math.max(0, box.bottom - box.top);
  const shared = (a, b) => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
  const meet = (a, b) => width(shared(a, b)) > NEAR && height(shared(a, b)) > NEAR;
  const middle = (box) => ({ x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 });
  const within = ({ x, y }, box) => x >= box.left && x < box.right && y >= box.top && y < box.bottom;
  const px = (number) => `${Math.round(number * 10) / 10} px`;
  const size = (box) => `${Math.round(width(box))}x${Math.round(height(box))} px`;
  const joined = (boxes) => ({
    left: Math.min(...boxes.map((box) => box.left)),
    top: Math.min(...boxes.map((box) => box.top)),
    right: Math.max(...boxes.map((box) => box.right)),
    bottom: Math.max(...boxes.map((box) => box.bottom)),
  });

  // Things
  const shown = (one) =>
    one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && width(boxOf(one)) > 1 && height(boxOf(one)) > 1;
  const spoken = (one) => {
    for (let at = one; at; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (at.matches('.spoken') || style.clipPath === 'inset(50%)' || style.clip === 'rect(0px, 0px, 0px, 0px)') return true;
      if (style.overflow !== 'visible' && width(boxOf(at)) <= 2 && height(boxOf(at)) <= 2) return true;
    }
    return false;
  };
  const modal = [...document.querySelectorAll(OPEN)].filter((one) => shown(one) && (one.matches('dialog:modal') || one.ariaModal === 'true'));
  const reachable = (one) => modal.length === 0 || modal.some((front) => front.contains(one));
  const named = (one) => {
    const said = (one.getAttribute('aria-label') ?? one.textContent ?? '').replace(/\s+/g, ' ').trim() || one.getAttribute('title') || '';
    const mark = ['data-act', 'data-place', 'data-tile', 'data-stage'].find((key) => one.hasAttribute(key));
    const short = said.length > 44 ? `${said.slice(0, 43)}…` : said;
    return [short && `“${short}”`, mark ? `[${mark}=${one.getAttribute(mark)}]` : !short && `<${one.localName} class="${one.getAttribute('class') ?? ''}">`]
      .filter(Boolean)
      .join(' ');
  };
  /** What holds something, by its name rather than by all that is in it. */
  const holder = (one) => {
    const label = one.getAttribute('aria-label');
    if (label) return `“${label}”`;
    if (one.hasAttribute('data-stage')) return `the region ${one.getAttribute('data-stage')}`;
    if (one.matches('main, body') || one.querySelector('main')) return 'the stage';
    return `<${one.localName} class="${(one.getAttribute('class') ?? '').replace(/ ?svelte-\w+/g, '')}">`;
  };
  const region = (name) => document.querySelector(`[data-stage="${name}"]`);
  const regionOf = (one) => REGIONS.find((name) => one.closest(`[data-stage="${name}"]`)) ?? '';
  const board = region('board');
  const zoomed = board !== null && (board.matches('[data-closer], [data-near]') || board.querySelector('[data-closer], [data-near]') !== null);
  const frame = board && shared(boxOf(board), screen);
  // At the very edge of a zoomed board one draws it about before one taps.
  const EDGE = 12;
  const inside = frame && { left: frame.left + EDGE, top: frame.top + EDGE, right: frame.right - EDGE, bottom: frame.bottom - EDGE };
  const beyond = (one) => zoomed && board.contains(one) && !within(middle(boxOf(one)), inside);

  // The board's share of the screen, and its tiles
  const square = (box) => width(box) / height(box) > 0.9 && width(box) / height(box) < 1.1;
  function share() {
    if (!board || !shown(board)) {
      tell('share', 'there is no board');
      return 0;
    }
    const fit = region('fit');
    const drawn = shared(boxOf(fit && square(boxOf(fit)) ? fit : (board.querySelector('[data-drawn]') ?? board)), frame);
    const part = (width(drawn) * height(drawn)) / (innerWidth * innerHeight);
    if (part < LEAST_SHARE)
      tell('share', `the board has ${Math.floor(part * 1000) / 10} % of the screen (${size(drawn)}), less than ${LEAST_SHARE * 100} %`);
    return part;
  }
  function drawnTile(one) {
    const own = boxOf(one);
    if (width(own) > 1 && height(own) > 1) return own;
    const parts = [...one.querySelectorAll('*')].map(boxOf).filter((box) => width(box) > 0 && height(box) > 0);
    return parts.length ? joined(parts) : own;
  }
  function smallestTile() {
    if (!board || !shown(board)) return 0;
    const tiles = [...board.querySelectorAll('[data-tile]')].filter((one) => one.checkVisibility({ visibilityProperty: true }));
    const inFrame = tiles.filter((one) => !zoomed || within(middle(drawnTile(one)), frame));
    if (!inFrame.length) {
      tell('tile', tiles.length ? 'no tile is within the frame of the zoomed board' : 'no tile or room on the board is marked as one');
      return 0;
    }
    const sides = inFrame.map((one) => Math.min(width(drawnTile(one)), height(drawnTile(one))));
    const least = Math.min(...sides);
    // A tenth of a pixel is rounding.
    if (least < LEAST_TILE - 0.1)
      tell('tile', `the smallest of ${sides.length} tiles is ${px(least)}, less than ${LEAST_TILE} px: ${named(inFrame[sides.indexOf(least)])}`);
    return least;
  }

  // Scrolling
  function sideways() {
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth) tell('sideways', `the page scrolls sideways: ${root.scrollWidth} px in ${root.clientWidth} px`);
  }
  const mayScroll = (one) => one.closest(`${OPEN}, [data-stage=log]`) !== null;
  /** By how much something scrolls, in words; nothing where it does not. */
  const scrolls = (one) => {
    const style = getComputedStyle(one);
    const by = (way) => style[way] === 'auto' || style[way] === 'scroll';
    if (by('overflowY') && one.scrollHeight > one.clientHeight + 1) return `${one.scrollHeight} px in a height of ${one.clientHeight} px`;
    if (by('overflowX') && one.scrollWidth > one.clientWidth + 1) return `${one.scrollWidth} px in a width of ${one.clientWidth} px`;
    return '';
  };
  function scrollers(acts) {
    const told = new Set();
    for (const act of acts) {
      for (let at = act.parentElement; at && at !== document.body; at = at.parentElement) {
        if (told.has(at) || mayScroll(at) || !scrolls(at)) continue;
        told.add(at);
        tell('scroller', `${named(act)} is in a part that scrolls (${scrolls(at)}): ${holder(at)}`);
      }
    }
  }

  // Text
  function texts() {
    const found = new Map();
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const text = walk.currentNode;
      const one = text.parentElement;
      if (!text.data.trim() || !one || one.closest('script, style, title, desc, option')) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const lines = [...range.getClientRects()].filter((box) => width(box) > 0 && height(box) > 0);
      if (lines.length) found.set(one, [...(found.get(one) ?? []), ...lines]);
    }
    return [...found].filter(([one]) => shown(one) && !spoken(one) && reachable(one)).map(([one, lines]) => ({ one, lines }));
  }
  const cuts = (style, way) => ['hidden', 'clip'].includes(style[way]) || style.contain.includes('paint');
  /** How much of a text's lines an ancestor cuts off (px); letters are lower than the box they are measured by. */
  function lost(lines, at, style, em) {
    const box = boxOf(at);
    const slack = 0.2 * em;
    let most = 0;
    for (const line of lines) {
      if (cuts(style, 'overflowX')) most = Math.max(most, box.left - line.left - 1, line.right - box.right - 1);
      if (cuts(style, 'overflowY')) most = Math.max(most, box.top - line.top - slack, line.bottom - box.bottom - slack);
    }
    return most;
  }
  const overfull = (one, style) =>
    (cuts(style, 'overflowX') && one.clientWidth > 0 && one.scrollWidth > one.clientWidth + 1) ||
    (cuts(style, 'overflowY') && one.clientHeight > 0 && one.scrollHeight > one.clientHeight + Math.max(1, 0.2 * parseFloat(style.fontSize)));
  function cutBy({ one, lines }) {
    const em = parseFloat(getComputedStyle(one).fontSize);
    for (let at = one; at && at !== document.documentElement; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (at !== one && scrolls(at) && mayScroll(at)) return null; // the log and sheets are read by scrolling
      if (zoomed && board.contains(at) && at.querySelector('[data-tile]')) continue; // beyond the frame is one tap away
      if ((at === one || style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') && overfull(at, style))
        return `${at.scrollWidth}x${at.scrollHeight} px of text in ${at.clientWidth}x${at.clientHeight} px`;
      const gone = lost(lines, at, style, em);
      if (gone > 1) return `${px(gone)} of it behind the edge of ${holder(at)}`;
    }
    const gone = lost(lines, document.documentElement, { overflowX: 'clip', overflowY: 'clip', contain: '' }, em);
    const out = lines.some((line) => line.right > innerWidth + 1 || line.left < -1 || line.bottom > innerHeight + 0.2 * em || line.top < -0.2 * em);
    return out || gone > 1 ? 'it lies outside the screen' : null;
  }
  function clipped(all) {
    for (const text of all) {
      if (text.one.closest('[data-may-clip]') || beyond(text.one)) continue;
      const how = cutBy(text);
      if (how) tell('clipped', `the text ${named(text.one)} is cut: ${how}`);
    }
  }
  /** The lines of a text as far as they are seen. */
  function seen({ one, lines }) {
    let left = lines;
    for (let at = one; at && at !== document.documentElement; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.overflow === 'visible' && !style.contain.includes('paint')) continue;
      const box = boxOf(at);
      left = left.map((line) => shared(line, box));
    }
    return left;
  }
  /** Words that a line's end tears in two without a hyphen. */
  function torn(all) {
    for (const { one, lines } of all) {
      if (new Set(lines.map((line) => Math.round(line.top))).size < 2) continue;
      if (one.closest('[data-may-clip], svg') || getComputedStyle(one).hyphens === 'auto') continue;
      for (const text of [...one.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE)) {
        for (const word of text.data.matchAll(/[\p{L}\p{N}]{2,}/gu)) {
          const range = document.createRange();
          range.setStart(text, word.index);
          range.setEnd(text, word.index + word[0].length);
          const tops = new Set([...range.getClientRects()].filter((box) => width(box) > 0).map((box) => Math.round(box.top)));
          if (tops.size > 1) tell('clipped', `the word “${word[0]}” of ${named(one)} is torn over ${tops.size} lines`);
        }
      }
    }
  }
  function small(all) {
    if (!document.querySelector('[data-stage=seats]') || !new URLSearchParams(location.search).has('screen')) return;
    const least = LEAST_LETTER * innerHeight;
    const told = new Set();
    for (const { one } of all) {
      const letter = parseFloat(getComputedStyle(one).fontSize);
      if (one.closest('svg') || regionOf(one) !== 'seats' || letter >= least - 0.1 || told.has(named(one))) continue;
      told.add(named(one));
      tell('sofa', `the text ${named(one)} has letters of ${px(letter)}, less than ${px(least)}`);
    }
  }
  const mayCover = (one) => one.closest(`${OPEN}, [data-may-cover]`) !== null;
  function covering(all) {
    if (modal.length) return;
    const places = REGIONS.flatMap((name) => [...document.querySelectorAll(`[data-stage="${name}"]`)].filter(shown).map((one) => [name, one]));
    const told = new Set();
    for (const text of all) {
      const { one } = text;
      const own = regionOf(one);
      if (own === 'board' || own === 'log' || mayCover(one)) continue;
      const lines = seen(text);
      for (const [name, place] of places) {
        if (place.contains(one) || one.contains(place) || one.closest('[data-stage]')?.contains(place)) continue;
        const box = boxOf(place);
        const over = lines.find((line) => meet(line, box));
        const key = `${own} ${name} ${named(one)}`;
        if (!over || told.has(key)) continue;
        told.add(key);
        tell('overlap', `the text ${named(one)}${own ? ` of the region ${own}` : ''} lies over the region ${name} (${size(shared(over, box))})`);
      }
    }
  }

  // Acts
  /** A hidden input is pressed by its label. */
  const face = (one) => (one.matches('input') ? ([...(one.labels ?? [])].find(shown) ?? one) : one);
  function offered() {
    const found = [...document.querySelectorAll(ACTS)].map(face).filter((one) => shown(one) && !spoken(one) && reachable(one));
    return [...new Set(found)].filter((one) => {
      if (one.closest('[inert]') || beyond(one)) return false;
      const decoration = one.matches(':disabled, [aria-disabled=true]');
      return !(board?.contains(one) && decoration);
    });
  }
  const hits = (one, x, y) => {
    const top = document.elementFromPoint(x, y);
    return top !== null && (one.contains(top) || top.closest('label')?.control === one || (top.matches('label, label *') && one.contains(top)));
  };
  function reach(acts) {
    for (const act of acts) {
      if (mayScroll(act)) continue;
      const at = middle(boxOf(act));
      if (!within(at, screen)) tell('reach', `${named(act)} lies outside the screen (its middle at ${Math.round(at.x)},${Math.round(at.y)})`);
      else if (!hits(act, at.x, at.y)) {
        const top = document.elementFromPoint(at.x, at.y);
        if (top?.closest('[data-may-cover]') && !act.closest('[data-pointed]')) continue; // it goes at a tap
        tell('reach', `${named(act)} is covered at its middle by ${top ? named(top.closest(ACTS) ?? top) : 'nothing that can be hit'}`);
      }
    }
  }
  function targets(acts) {
    const arm = LEAST_TARGET / 2 - 1;
    for (const act of acts) {
      const box = boxOf(act);
      const at = middle(box);
      if (mayScroll(act) || !within(at, screen)) continue;
      if (document.elementFromPoint(at.x, at.y)?.closest('[data-may-cover]') && !mayCover(act)) continue; // told by reach
      const broad = width(box) >= LEAST_TARGET - 0.5 || (hits(act, at.x - arm, at.y) && hits(act, at.x + arm, at.y));
      const tall = height(box) >= LEAST_TARGET - 0.5 || (hits(act, at.x, at.y - arm) && hits(act, at.x, at.y + arm));
      if (!broad || !tall) tell('target', `${named(act)} is a target of ${size(box)}, less than ${LEAST_TARGET}x${LEAST_TARGET} px`);
    }
  }
  function overlapping(acts) {
    const boxes = acts.map(boxOf);
    acts.forEach((one, i) => {
      acts.slice(i + 1).forEach((other, k) => {
        if (one.contains(other) || other.contains(one) || mayCover(one) !== mayCover(other)) return;
        if (one.closest('[data-may-overlap]') && other.closest('[data-may-overlap]')) return;
        const [a, b] = [boxes[i], boxes[i + 1 + k]];
        if (meet(a, b)) tell('overlap', `${named(one)} and ${named(other)} overlap (${size(shared(a, b))})`);
      });
    });
  }

  const figures = { share: share(), tile: smallestTile() };
  sideways();
  const all = texts();
  const acts = offered();
  scrollers(acts);
  clipped(all);
  torn(all);
  small(all);
  covering(all);
  overlapping(acts);
  reach(acts);
  targets(acts);
  return { ...figures, acts: acts.length, zoomed, broken };
};
