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
    target: "baseline-widely-available",
  },
});
