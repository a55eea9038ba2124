import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

export default defineConfig({
  root: "web",
  plugins: [react({ compiler: true }), tailwindcss()],
  build: {
    outDir: "../dist",
    emptyOutDir: true,
    manifest: true,
    // The app's shell, and the entry of the pages that the build renders itself.
    rolldownOptions: { input: ["web/index.html", "web/app/public.tsx"] },
    target: "baseline-widely-available",
  },
});
