// Every folder beside this file is a module of Escape: what its index.ts offers joins in, and its words/ are read with the game's.
import { join } from './asking';
import type { TempleModule } from './module';

const found = import.meta.glob<TempleModule>('./*/index.ts', { eager: true, import: 'module' });
for (const module of Object.values(found)) join(module);
