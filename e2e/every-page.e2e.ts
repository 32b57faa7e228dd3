import { walkPages } from "./walk-pages.ts";

walkPages(0);
