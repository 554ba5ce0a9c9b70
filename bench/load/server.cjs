// boardgame.io's server with Deserto in its own style: secrets stripped per player, moves checked, kept in memory.
const { Server, Origins } = require('boardgame.io/server');
const { INVALID_MOVE } = require('boardgame.io/core');

const COUNTS = [8, 14, 14, 15]; // oasis, vizier, thief, treasure
const BEATS = [9, 2, 3, 9];
const BEATEN_BY = [9, 9, 1, 2];
const left = (c) => (c + 1) & 3;
const right = (c) => (c + 3) & 3;

function draw(G, seat) {
  if (G.secret.deck.length) {
    G.players[seat].hand.push(G.secret.deck.pop());
    G.drawPile = G.secret.deck.length;
  }
}

function open(G) {
  const filled = G.piles.map((p) => p.length > 0);
  const n = filled.filter(Boolean).length;
  if (n === 0 || n === 4) return [0, 1, 2, 3];
  return [0, 1, 2, 3].filter((c) => !filled[c] && (filled[left(c)] || filled[right(c)]));
}

const top = (G, c) => (G.piles[c].length ? G.piles[c][G.piles[c].length - 1] : -1);

function lay({ G, playerID }, card, cell) {
  const hand = G.players[playerID].hand;
  const at = hand.indexOf(card);
  if (at < 0 || !open(G).includes(cell)) return INVALID_MOVE;
  if (top(G, left(cell)) === BEATEN_BY[card] || top(G, right(cell)) === BEATEN_BY[card]) return INVALID_MOVE;
  hand.splice(at, 1);
  G.piles[cell].push(card);
  for (const c of [left(cell), right(cell)]) {
    if (top(G, c) === BEATS[card]) {
      G.won[playerID] += G.piles[c].length;
      G.piles[c] = [];
    }
  }
  if (card === 1 && [0, 1, 2, 3].every((c) => top(G, c) === 1)) {
    for (const c of [0, 1, 2, 3]) {
      G.won[playerID] += G.piles[c].length;
      G.piles[c] = [];
    }
  }
  draw(G, playerID);
}

function give({ G, ctx, playerID }, card) {
  const hand = G.players[playerID].hand;
  const at = hand.indexOf(card);
  if (at < 0) return INVALID_MOVE;
  hand.splice(at, 1);
  G.won[(Number(playerID) + ctx.numPlayers - 1) % ctx.numPlayers] += 1;
  draw(G, playerID);
}

const Deserto = {
  name: 'deserto',
  setup: ({ ctx, random }) => {
    const deck = random.Shuffle(COUNTS.flatMap((n, kind) => Array(n).fill(kind)));
    const players = {};
    for (let seat = 0; seat < ctx.numPlayers; seat++) players[seat] = { hand: deck.splice(-3) };
    const piles = [[deck.pop()], [], [], []];
    return { secret: { deck }, players, piles, won: Array(ctx.numPlayers).fill(0), drawPile: deck.length };
  },
  playerView: ({ G, playerID }) => {
    const { secret, players, ...shown } = G;
    const hands = {};
    for (const seat in players) hands[seat] = seat === playerID ? players[seat] : { hand: players[seat].hand.length };
    return { ...shown, players: hands };
  },
  moves: { lay: { move: lay, client: false }, give: { move: give, client: false } },
  turn: { minMoves: 1, maxMoves: 1 },
  endIf: ({ G }) => (Object.values(G.players).every((p) => p.hand.length === 0) ? { won: G.won } : undefined),
};

const server = Server({ games: [Deserto], origins: [Origins.LOCALHOST] });
server.run(Number(process.argv[2]), () => console.log('ready'));
