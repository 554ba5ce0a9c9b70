// boardgame.io: Connect Four through its client, and through the reducer under it. Same protocol as slots.py.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { createInterface } from "node:readline";

process.env.NODE_ENV = "production"; // its checks for developers would slow it down
const require = createRequire(import.meta.url);
const say = (facts) => console.log(JSON.stringify(facts));

let Client, InitializeGame, CreateGameReducer;
try {
  ({ Client } = require("boardgame.io/client"));
  ({ InitializeGame, CreateGameReducer } = require("boardgame.io/internal"));
} catch (error) {
  if (error.code !== "MODULE_NOT_FOUND") throw error;
  say({ missing: "boardgame.io" });
  process.exit(0);
}

const COLUMNS = 7;
const ROWS = 6;
const AROUND = [[1, 0], [0, 1], [1, 1], [1, -1]];

/** Stones of one seat from a cell on, in one direction, the cell itself not counted. */
function stones(columns, column, row, right, up, seat) {
  let n = 0;
  while (columns[column + right * (n + 1)]?.[row + up * (n + 1)] === seat) n++;
  return n;
}

function makesLine(columns, column, seat) {
  const row = columns[column].length - 1;
  return AROUND.some(([right, up]) =>
    stones(columns, column, row, right, up, seat) + stones(columns, column, row, -right, -up, seat) >= 3);
}

const ConnectFour = {
  setup: () => ({ columns: Array.from({ length: COLUMNS }, () => []), latest: -1 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    drop: ({ G, playerID }, column) => {
      G.columns[column].push(playerID);
      G.latest = column;
    },
  },
  endIf: ({ G, ctx }) => {
    if (G.latest >= 0 && makesLine(G.columns, G.latest, ctx.currentPlayer)) return { winner: ctx.currentPlayer };
    if (G.columns.every((column) => column.length === ROWS)) return { draw: true };
  },
};

function randomColumn(columns) {
  const open = [];
  for (let column = 0; column < COLUMNS; column++) if (columns[column].length < ROWS) open.push(column);
  return open[Math.floor(Math.random() * open.length)];
}

const client = Client({ game: ConnectFour, numPlayers: 2, debug: false });
client.start();

function throughClient() {
  client.reset();
  let moves = 0;
  let state = client.getState();
  while (state.ctx.gameover === undefined) {
    client.moves.drop(randomColumn(state.G.columns));
    state = client.getState();
    moves++;
  }
  return moves;
}

const reduce = CreateGameReducer({ game: ConnectFour });
const initial = InitializeGame({ game: ConnectFour, numPlayers: 2 });

function throughReducer() {
  let moves = 0;
  let state = initial;
  while (state.ctx.gameover === undefined) {
    const payload = { type: "drop", args: [randomColumn(state.G.columns)], playerID: state.ctx.currentPlayer };
    state = reduce(state, { type: "MAKE_MOVE", payload });
    moves++;
  }
  return moves;
}

function run(play, seconds) {
  const start = performance.now();
  let steps = 0;
  let now = start;
  while (now < start + seconds * 1000) {
    steps += play();
    now = performance.now();
  }
  return { steps, seconds: (now - start) / 1000 };
}

const contender = "boardgame.io";
const plays = { connect_four_client: throughClient, connect_four_reducer: throughReducer };
for (const play of Object.values(plays)) run(play, 0.5); // long enough for the just-in-time compiler
const { version } = JSON.parse(readFileSync(new URL("node_modules/boardgame.io/package.json", import.meta.url)));
say({ contender, version, plays: Object.keys(plays) });
for await (const line of createInterface({ input: process.stdin })) {
  const [, seconds, what] = line.trim().split(/\s+/);
  say({ contender, what, ...run(plays[what], Number(seconds)) });
}
