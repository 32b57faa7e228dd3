export { ReleaseNews } from "./release-news.tsx";
